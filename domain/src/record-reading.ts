import { READING_CATEGORY } from './challenge-progress';
import type { Day } from './day';
import { dayEntries, keepRecord, oldestKept, recordOf } from './day-records';
import type { ActiveChallenge, UserStats } from './documents/user-stats';
import { nothingNew } from './outcome';
import type { Outcome } from './outcome';
import { settle } from './settle';

/** `at` is when the person completed it, which may be long before it arrives. */
export type ReadingCompletion = { day: Day; reading_id: string; at: Date };

const withReading = (challenge: ActiveChallenge, at: Date): ActiveChallenge =>
  challenge.category === READING_CATEGORY && at >= challenge.started_at
    ? { ...challenge, readings: challenge.readings + 1 }
    : challenge;

/** Counts a completed reading once. One too old to have a record can't be told from a repetition, and is left out. */
export function recordReading(
  stats: UserStats,
  { day, reading_id, at }: ReadingCompletion,
): Outcome {
  const oldest = oldestKept(stats.days);
  const isKnown = dayEntries(stats.days).some(([, { readings }]) =>
    Object.hasOwn(readings, reading_id),
  );
  if (isKnown || (oldest !== null && day < oldest)) return nothingNew(stats);
  const known = recordOf(stats.days, day);
  const record = { ...known, readings: { ...known.readings, [reading_id]: at } };
  const recorded: UserStats = {
    ...stats,
    total_readings: stats.total_readings + 1,
    days: keepRecord(stats.days, day, record),
    active_challenges: stats.active_challenges.map((challenge) => withReading(challenge, at)),
  };
  return settle(stats, recorded, at);
}
