import type { Day } from '../day';
import type { DayRecord, UserStats } from '../documents/user-stats';
import { applyProgress, unchanged } from './apply-progress';
import type { Outcome } from './apply-progress';
import { countStartDay } from './challenges';
import {
  dayEntries,
  dayRecord,
  devotionalXp,
  oldestKeptDay,
  predatesAccount,
  withDayRecord,
} from './stats';
import { addDay, hasDay } from './streak';

/** `at` is the time of completion on the device; the event may arrive days later. */
export type DevotionalCompletion = { day: Day; memorized: boolean; at: Date };

/**
 * Credits a completed devotional to its own day; idempotent, in any order of arrival. A day is worth 50 XP, or 75 once
 * its verse is memorized, and never loses XP. A day older than the records is credited once, one before the account never.
 */
export function recordDevotional(stats: UserStats, completion: DevotionalCompletion): Outcome {
  const { day, at } = completion;
  const isCredited = hasDay(stats.runs, day);
  if ((isCredited && !stats.days[day]) || predatesAccount(stats, day)) return unchanged(stats);
  const before = dayRecord(stats.days, day);
  const after = mergeCompletion(before, completion);
  if (isCredited && isSameRecord(before, after)) return unchanged(stats);
  const recorded: UserStats = {
    ...stats,
    total_xp: stats.total_xp + after.xp - before.xp,
    total_verses_memorized:
      stats.total_verses_memorized + Number(after.memorized) - Number(before.memorized),
    runs: addDay(stats.runs, day),
    days: withDayRecord(stats.days, day, after),
    active_challenges: countStartDay(stats.active_challenges, day, after.devotional_at),
  };
  return applyProgress(stats, recorded, at);
}

function mergeCompletion(record: DayRecord, { memorized, at }: DevotionalCompletion): DayRecord {
  const last = record.devotional_at;
  return {
    ...record,
    xp: Math.max(record.xp, devotionalXp(memorized)),
    memorized: record.memorized || memorized,
    devotional_at: last && last >= at ? last : at,
  };
}

const isSameRecord = (a: DayRecord, b: DayRecord) =>
  a.xp === b.xp && a.devotional_at?.getTime() === b.devotional_at?.getTime();

/** `at` is the time of completion on the device; the event may arrive days later. */
export type ReadingCompletion = { day: Day; reading_id: string; at: Date };

/** Counts a completed reading once. One older than the records is ignored: it might already have been counted. */
export function recordReading(
  stats: UserStats,
  { day, reading_id, at }: ReadingCompletion,
): Outcome {
  const oldest = oldestKeptDay(stats.days);
  const isCounted = dayEntries(stats.days).some(([, { readings }]) =>
    Object.hasOwn(readings, reading_id),
  );
  const isTooOld = (oldest !== null && day < oldest) || predatesAccount(stats, day);
  if (isCounted || isTooOld) return unchanged(stats);
  const before = dayRecord(stats.days, day);
  const after = { ...before, readings: { ...before.readings, [reading_id]: at } };
  const recorded: UserStats = {
    ...stats,
    total_readings: stats.total_readings + 1,
    days: withDayRecord(stats.days, day, after),
  };
  return applyProgress(stats, recorded, at);
}
