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
import { correctDay, takeStamp } from '@/lib/clock';
import { writeStamped } from '@/lib/writes';
import type { Delivery } from '@/lib/writes';

/** More challenges than a church offers at a time, including archived ones. */
const NEWEST = 40;
const STARTED = 100;

const newest: ListQuery = { path: collections.challenges, descending: 'created_at', size: NEWEST };

/** The challenges on offer, newest first; live, or from the cache, which costs no read. */
export function useChallenges(isLive: boolean) {
  return useDocs(newest, challengeSchema, isLive ? 'default' : 'cache');
}

/** Whether this device had challenges cached when the component was mounted; null until that is known. */
export function useHasCachedChallenges(): boolean | null {
  const [hasCached, setHasCached] = useState<boolean | null>(null);
  useEffect(() => {
    void hasCachedDocs(newest).then(setHasCached);
  }, []);
  return hasCached;
}

/** The starts that are cached on this device, including unsent ones. */
function useCachedStarts(uid: string) {
  return useCachedDocs(
    { path: collections.userChallenges(uid), size: STARTED },
    userChallengeSchema,
  );
}

type Status =
  | { state: 'available' }
  | { state: 'active'; done: number; percent: number }
  | { state: 'completed' };

/** A challenge from one person's point of view. */
export interface ListedChallenge {
  id: string;
  terms: ChallengeTerms;
  description: string;
  status: Status;
}

function statusOf(id: string, stats: UserStats, today: Day): Status {
  const active = stats.active_challenges.find(({ challenge_id }) => challenge_id === id);
  if (active) return { state: 'active', ...challengeProgressToday(active, stats, today) };
  return { state: stats.started_challenge_ids.includes(id) ? 'completed' : 'available' };
}

const ranks = { active: 0, available: 1, completed: 2 };

/**
 * Lists challenges in progress, then available, then completed, each newest first. An archived or deleted challenge stays listed for
 * a person who has started it, with the terms it had at the start.
 * @param before the stats when the list was opened, so that a challenge whose state changes later keeps its place
 */
export function listChallenges(
  challenges: Challenge[],
  stats: UserStats,
  today: Day,
  before: UserStats,
): ListedChallenge[] {
  const { active_challenges, started_challenge_ids } = stats;
  const isListed = ({ id, archived }: Challenge) => !archived || started_challenge_ids.includes(id);
  const offered = challenges.filter(isListed).map(({ id, description, ...terms }) => {
    const agreed = active_challenges.find(({ challenge_id }) => challenge_id === id);
    return { id, description, terms: agreed ?? terms };
  });
  const withdrawn = active_challenges
    .filter(({ challenge_id }) => !challenges.some(({ id }) => id === challenge_id))
    .map((terms) => ({ id: terms.challenge_id, description: '', terms }));
  const rank = (id: string) => ranks[statusOf(id, before, today).state];
  return [...offered, ...withdrawn]
    .map((each) => ({ ...each, status: statusOf(each.id, stats, today) }))
    .toSorted((a, b) => rank(a.id) - rank(b.id));
}

/** Writes the start of a challenge on the person's own calendar day; the server counts its progress. */
function writeStart(uid: string, challengeId: string, day: Day): Delivery {
  const taken = takeStamp();
  return writeStamped(paths.userChallenge(uid, challengeId), taken, ({ at }): UserChallenge => ({
    user_id: uid,
    challenge_id: challengeId,
    status: 'in_progress',
    progress: 0,
    started_at: at,
    started_on: correctDay(day, taken.at, at),
    completed_at: null,
  }));
}

/** Starts challenges, and tracks each start until the server has counted it. */
export function useStarts(uid: string, today: Day, stats: UserStats) {
  const onDevice = useCachedStarts(uid);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome | 'starting'>>(new Map());
  const note = (id: string, outcome: Outcome | 'starting') =>
    setOutcomes((before) => new Map([...before, [id, outcome]]));

  async function start(id: string): Promise<void> {
    note(id, 'starting');
    const outcome = await followDelivery(writeStart(uid, id, today), {
      onSent: () => note(id, 'sent'),
      onRefused(error) {
        note(id, 'refused');
        console.error('The start of a challenge was refused', error);
        toastError('Não foi possível iniciar o desafio.', errorText(error));
      },
    });
    if (outcome === 'on-device') note(id, outcome);
  }

  /** A cached start stays `sending` after the server has confirmed it, because a cache listener is not notified of the confirmation. */
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

/** Returns the stats with the starts added that the server has not counted yet. */
export const withStarts = (
  stats: UserStats,
  starts: UserChallenge[],
  challenges: Challenge[],
): UserStats =>
  starts.reduce((sofar, { challenge_id, started_on, started_at: at }) => {
    const terms = challenges.find(({ id }) => id === challenge_id);
    return terms ? startChallenge(sofar, { challenge_id, terms, started_on, at }).stats : sofar;
  }, stats);
