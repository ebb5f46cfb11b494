import { activeChallenge, readingsSince } from './active-challenge';
import { challengeProgress } from './challenge-progress';
import { countsFrom } from './counts-from';
import { addDays } from './day';
import type { Day } from './day';
import type { ActiveChallenge, UserStats } from './documents/user-stats';
import type { ChallengeStart } from './start-challenge';

/** A start as it is stored. */
export interface StartedChallenge extends ChallengeStart {
  /** When it was completed; null while it is under way. */
  completed_at: Date | null;
}

export interface CompletedChallenge extends ActiveChallenge {
  completed_at: Date | null;
}

/** Time zones can shift the first day that counts by this much. */
const COUNTS_FROM_SPAN = 2;

const sameMoment = (a: Date, b: Date) => a.getTime() === b.getTime();

/** What is older than the records only the challenge itself remembers, as far as it can be true. */
function firstDayOf(
  start: StartedChallenge,
  known: ActiveChallenge | undefined,
  now: UserStats,
): Day {
  const { started_on, at } = start;
  const isTrue =
    known !== undefined &&
    sameMoment(known.started_at, at) &&
    known.counts_from >= started_on &&
    known.counts_from <= addDays(started_on, COUNTS_FROM_SPAN);
  return isTrue ? known.counts_from : countsFrom(now.days, started_on, at);
}

function readingsOf(start: StartedChallenge, known: ActiveChallenge | undefined, now: UserStats) {
  const kept = readingsSince(now.days, start.terms, start.at);
  const counted = known?.readings ?? 0;
  return counted <= now.total_readings ? Math.max(kept, counted) : kept;
}

/**
 * The started challenges on the terms on which they were started: those under way as they stand now, and those that are done.
 * @param now what the completions alone come to
 */
export function rebuildChallenges(
  known: UserStats,
  starts: readonly StartedChallenge[],
  now: UserStats,
) {
  const placeOf = (id: string) => {
    const place = known.active_challenges.findIndex((each) => each.challenge_id === id);
    return place < 0 ? known.active_challenges.length : place;
  };
  const all = starts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((start) => {
      const { challenge_id, at, terms, completed_at } = start;
      const before = known.active_challenges.find((each) => each.challenge_id === challenge_id);
      const beginning = {
        challenge_id,
        started_at: at,
        counts_from: firstDayOf(start, before, now),
        readings: readingsOf(start, before, now),
      };
      const challenge = activeChallenge(beginning, terms);
      const progress = completed_at ? 100 : challengeProgress(challenge, now.runs);
      return { challenge: { ...challenge, progress }, completed_at };
    });
  return {
    active: all
      .map(({ challenge }): ActiveChallenge => challenge)
      .filter(({ progress }) => progress < 100)
      .toSorted((a, b) => placeOf(a.challenge_id) - placeOf(b.challenge_id)),
    completed: all.flatMap(({ challenge, completed_at }): CompletedChallenge[] =>
      challenge.progress === 100 ? [{ ...challenge, completed_at }] : [],
    ),
    ids: starts.map(({ challenge_id }) => challenge_id).toSorted(),
  };
}
