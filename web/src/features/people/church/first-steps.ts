import { firstSteps, firstStepsSchema, sampleChurch } from '@raizes/domain/documents/first-steps';
import type { FirstStep, FirstSteps } from '@raizes/domain/documents/first-steps';
import type { Church } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { loadEdition, useBible, useEditions } from '@/features/bible/api';
import { useContentPlan } from '@/features/content/plan/api';
import { emulators } from '@/lib/firebase/auth';
import type { ListQuery } from '@/lib/documents';
import { useDoc, useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';
import { putOnServer } from '@/lib/server';
import { leaderCondition } from '../users/api';
import { useChurch } from './api';

const untouched: FirstSteps = { skipped: [], push_tested: false, done: false };

/** What is stored of the church's first steps, live; for admins. */
export function useFirstSteps(): FirstSteps | null {
  const live = useDoc(paths.firstSteps, firstStepsSchema);
  if (live.state === 'loading') return null;
  return live.state === 'ready' ? live.value : untouched;
}

export const saveFirstSteps = (
  change: (stored: FirstSteps) => Partial<FirstSteps>,
): Promise<void> =>
  putOnServer(paths.firstSteps, firstStepsSchema, (found) => {
    const stored = found ?? untouched;
    return { ...stored, ...change(stored) };
  });

const series: ListQuery = { path: collections.contentSeries, size: 1 };
const leaders: ListQuery = { path: collections.profiles, conditions: [leaderCondition], size: 1 };
const invitations: ListQuery = { path: collections.invitations, size: 1 };
const anything = v.looseObject({});

/** The steps that the church has taken, live; null until they are known. Reads at most five documents. */
export function useTakenSteps({ push_tested }: FirstSteps): ReadonlySet<FirstStep> | null {
  const church = useChurch();
  const plan = useContentPlan();
  const ownSeries = useDocs(plan.state === 'ready' ? null : series, anything);
  const leader = useDocs(leaders, anything);
  const invitation = useDocs(invitations, anything);
  const hasBible = useHasBible();

  const hasPlan = plan.state === 'ready';
  const lists = hasPlan ? [leader, invitation] : [leader, invitation, ownSeries];
  const isLoading = [church, plan, ...lists].some(({ state }) => state === 'loading');
  if (isLoading || hasBible === null) return null;
  const taken: Record<FirstStep, boolean> = {
    name: isOwn(church, 'name'),
    contact: isOwn(church, 'privacy_contact'),
    bible: hasBible,
    content: hasPlan || isNotEmpty(ownSeries),
    leader: isNotEmpty(leader),
    invitation: isNotEmpty(invitation),
    push: push_tested,
  };
  return new Set(firstSteps.filter((step) => taken[step]));
}

/** Whether the church has filled in a setting; on the emulators, with something else than the sample data. */
function isOwn(church: Live<Church>, field: keyof typeof sampleChurch): boolean {
  const value = church.state === 'ready' ? church.value[field].trim() : '';
  return value !== '' && !(emulators && value === sampleChurch[field]);
}

const isNotEmpty = (list: Live<unknown[]>) => list.state === 'ready' && list.value.length > 0;

/** Whether the server has a whole Bible; null until it is known. */
function useHasBible(): boolean | null {
  const { newer } = useEditions();
  const loaded = useBible(loadEdition);
  if (loaded.state === 'loading') return null;
  return loaded.state === 'ready' && !(newer ?? loaded.value).is_sample;
}
