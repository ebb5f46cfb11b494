import type { Day } from '@raizes/domain/day';
import { challengeSchema } from '@raizes/domain/documents/challenge';
import type { Challenge, ChallengeTerms } from '@raizes/domain/documents/challenge';
import { userChallengeSchema } from '@raizes/domain/documents/completions';
import type { UserChallenge } from '@raizes/domain/documents/completions';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { challengeProgressToday } from '@raizes/domain/progress/challenges';
import { startChallenge } from '@raizes/domain/progress/start-challenge';
import { useEffect, useState } from 'react';
import { errorText } from '@/lib/errors';
import type { ListQuery } from '@/lib/documents';
import { useCachedDocs, useDocs } from '@/lib/live';
import { followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { hasCachedDocs } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import { writeDoc } from '@/lib/writes';
import type { Delivery } from '@/lib/writes';

/** As many as a person could ever choose from, and those among them that are archived. */
const NEWEST = 40;
const STARTED = 100;

const newest: ListQuery = { path: collections.challenges, descending: 'created_at', size: NEWEST };

/** The newest challenges on offer, newest first: live, or as this device remembers them, which costs no read. */
export function useChallenges(isLive: boolean) {
  return useDocs(newest, challengeSchema, isLive ? 'default' : 'cache');
}

/** Whether this device had cached challenges on offer when this was first shown; null until that is known. */
export function useHasCachedChallenges(): boolean | null {
  const [hasCached, setHasCached] = useState<boolean | null>(null);
  useEffect(() => {
    void hasCachedDocs(newest).then(setHasCached);
  }, []);
  return hasCached;
}

/** The challenges that this device knows to have been started: those that wait for the server too. */
function useStartsOnDevice(uid: string) {
  return useCachedDocs(
    { path: collections.userChallenges(uid), size: STARTED },
    userChallengeSchema,
  );
}

type Standing =
  | { state: 'available' }
  | { state: 'active'; done: number; percent: number }
  | { state: 'completed' };

/** A challenge as one person sees it. */
export interface ListedChallenge {
  id: string;
  terms: ChallengeTerms;
  description: string;
  standing: Standing;
}

function standingOf(id: string, stats: UserStats, today: Day): Standing {
  const active = stats.active_challenges.find(({ challenge_id }) => challenge_id === id);
  if (active) return { state: 'active', ...challengeProgressToday(active, stats, today) };
  return { state: stats.started_challenge_ids.includes(id) ? 'completed' : 'available' };
}

const ranks = { active: 0, available: 1, completed: 2 };

/**
 * What is under way, what can be started, and what is done; each newest first. A challenge that is no longer on offer (archived,
 * or deleted) stays with whoever started it, and all stay on the terms that they had then.
 * @param before the stats when the list was opened: a challenge that moves on meanwhile stays where it is
 */
export function listChallenges(
  challenges: Challenge[],
  stats: UserStats,
  today: Day,
  before: UserStats,
): ListedChallenge[] {
  const { active_challenges, started_challenge_ids } = stats;
  const isOffered = ({ id, archived }: Challenge) =>
    !archived || started_challenge_ids.includes(id);
  const offered = challenges.filter(isOffered).map(({ id, description, ...terms }) => {
    const agreed = active_challenges.find(({ challenge_id }) => challenge_id === id);
    return { id, description, terms: agreed ?? terms };
  });
  const withdrawn = active_challenges
    .filter(({ challenge_id }) => !challenges.some(({ id }) => id === challenge_id))
    .map((terms) => ({ id: terms.challenge_id, description: '', terms }));
  const rank = (id: string) => ranks[standingOf(id, before, today).state];
  return [...offered, ...withdrawn]
    .map((each) => ({ ...each, standing: standingOf(each.id, stats, today) }))
    .toSorted((a, b) => rank(a.id) - rank(b.id));
}

/** Starts a challenge on the person's own calendar day; the server moves it on from there. */
function sendChallengeStart(uid: string, challengeId: string, day: Day): Delivery {
  const start: UserChallenge = {
    user_id: uid,
    challenge_id: challengeId,
    status: 'in_progress',
    progress: 0,
    started_at: new Date(),
    started_on: day,
    completed_at: null,
  };
  return writeDoc(paths.userChallenge(uid, challengeId), start);
}

/** Starts challenges, and follows their starts until the server has counted them. */
export function useStarts(uid: string, today: Day, stats: UserStats) {
  const onDevice = useStartsOnDevice(uid);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome | 'starting'>>(new Map());
  const note = (id: string, outcome: Outcome | 'starting') =>
    setOutcomes((before) => new Map([...before, [id, outcome]]));

  async function start(id: string): Promise<void> {
    note(id, 'starting');
    const outcome = await followDelivery(sendChallengeStart(uid, id, today), {
      onSent: () => note(id, 'sent'),
      onRefused(error) {
        note(id, 'refused');
        console.error('The start of a challenge was refused', error);
        toastError('Não foi possível iniciar o desafio.', errorText(error));
      },
    });
    if (outcome === 'on-device') note(id, outcome);
  }

  /** What the device holds of a start goes on saying that it is on its way: nothing tells it that the server has it. */
  const isUnsent = (id: string) =>
    onDevice.some(({ value, sending }) => value.challenge_id === id && sending) &&
    outcomes.get(id) !== 'sent' &&
    !stats.started_challenge_ids.includes(id);

  return {
    starts: onDevice.map(({ value }) => value),
    start: (id: string) => void start(id),
    isStarting: (id: string) => outcomes.get(id) === 'starting',
    isUnsent,
  };
}

/** The stats as the server will make them of the starts that it has not counted yet. */
export const withStarts = (
  stats: UserStats,
  starts: UserChallenge[],
  challenges: Challenge[],
): UserStats =>
  starts.reduce((sofar, { challenge_id, started_on, started_at: at }) => {
    const terms = challenges.find(({ id }) => id === challenge_id);
    return terms ? startChallenge(sofar, { challenge_id, terms, started_on, at }).stats : sofar;
  }, stats);
