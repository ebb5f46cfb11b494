import type { Day } from '../day';
import type { ActiveChallenge, DayRecord, UserStats } from '../documents/user-stats';
import { READING_CATEGORY, excludeEarlierDevotional } from './challenges';
import { applyProgress, unchanged } from './apply-progress';
import { dayEntries, devotionalXp, withDayRecord, oldestKeptDay, dayRecord } from './stats';
import type { Outcome } from './apply-progress';
import { addDay, hasDay } from './streak';

/** `at` is when the person completed it, which may be long before it arrives. */
export type DevotionalCompletion = { day: Day; memorized: boolean; at: Date };

function updated(known: DayRecord, { memorized, at }: DevotionalCompletion): DayRecord {
  return {
    ...known,
    xp: Math.max(known.xp, devotionalXp(memorized)),
    memorized: known.memorized || memorized,
    devotional_at: known.devotional_at && known.devotional_at <= at ? known.devotional_at : at,
  };
}

const isSame = (a: DayRecord, b: DayRecord) =>
  a.xp === b.xp && a.devotional_at?.getTime() === b.devotional_at?.getTime();

/**
 * Counts a completed devotional on its own day, whenever and however often it arrives. A day is worth 50 XP, or 75
 * from the moment its verse is memorized, and never less than it was. A day too old to have a record is credited once.
 */
export function recordDevotional(stats: UserStats, completion: DevotionalCompletion): Outcome {
  const { day, at } = completion;
  const isKnown = hasDay(stats.runs, day);
  if (isKnown && !stats.days[day]) return unchanged(stats);
  const known = dayRecord(stats.days, day);
  const record = updated(known, completion);
  if (isKnown && isSame(known, record)) return unchanged(stats);
  const recorded: UserStats = {
    ...stats,
    total_xp: stats.total_xp + record.xp - known.xp,
    total_verses_memorized:
      stats.total_verses_memorized + Number(record.memorized) - Number(known.memorized),
    runs: addDay(stats.runs, day),
    days: withDayRecord(stats.days, day, record),
    active_challenges: excludeEarlierDevotional(stats.active_challenges, day, at),
  };
  return applyProgress(stats, recorded, at);
}

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
  const oldest = oldestKeptDay(stats.days);
  const isKnown = dayEntries(stats.days).some(([, { readings }]) =>
    Object.hasOwn(readings, reading_id),
  );
  if (isKnown || (oldest !== null && day < oldest)) return unchanged(stats);
  const known = dayRecord(stats.days, day);
  const record = { ...known, readings: { ...known.readings, [reading_id]: at } };
  const recorded: UserStats = {
    ...stats,
    total_readings: stats.total_readings + 1,
    days: withDayRecord(stats.days, day, record),
    active_challenges: stats.active_challenges.map((challenge) => withReading(challenge, at)),
  };
  return applyProgress(stats, recorded, at);
}
