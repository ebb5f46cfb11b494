import { withDevotionalBefore } from './counts-from';
import type { Day } from './day';
import { keepRecord, recordOf } from './day-records';
import type { DayRecord, UserStats } from './documents/user-stats';
import { nothingNew } from './outcome';
import type { Outcome } from './outcome';
import { settle } from './settle';
import { addDay, hasDay } from './streak';
import { devotionalXp } from './xp';

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
  if (isKnown && !stats.days[day]) return nothingNew(stats);
  const known = recordOf(stats.days, day);
  const record = updated(known, completion);
  if (isKnown && isSame(known, record)) return nothingNew(stats);
  const recorded: UserStats = {
    ...stats,
    total_xp: stats.total_xp + record.xp - known.xp,
    total_verses_memorized:
      stats.total_verses_memorized + Number(record.memorized) - Number(known.memorized),
    runs: addDay(stats.runs, day),
    days: keepRecord(stats.days, day, record),
    active_challenges: withDevotionalBefore(stats.active_challenges, day, at),
  };
  return settle(stats, recorded, at);
}
