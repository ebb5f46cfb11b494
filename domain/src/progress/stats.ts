import { addDays, isDay } from './day';
import type { Day } from './day';
import type { DayRecord, UserStats } from './documents/user-stats';
import { DAYS_KEPT } from './limits';

type Days = UserStats['days'];

const emptyRecord: DayRecord = { xp: 0, memorized: false, devotional_at: null, readings: {} };

export function recordOf(days: Days, day: Day): DayRecord {
  return days[day] ?? emptyRecord;
}

/** The records as pairs, in no order. */
export function dayEntries(days: Days): [Day, DayRecord][] {
  return Object.entries(days).flatMap(([day, record]) =>
    isDay(day) && record ? [[day, record]] : [],
  );
}

/** The oldest day of which a record is kept, or null while there is none. */
export function oldestKept(days: Days): Day | null {
  const newest = dayEntries(days).reduce<Day | null>(
    (latest, [day]) => (latest === null || day > latest ? day : latest),
    null,
  );
  return newest && addDays(newest, 1 - DAYS_KEPT);
}

/** The records with that day's put in, and those that are now too old left out. */
export function keepRecord(days: Days, day: Day, record: DayRecord): Days {
  const all: Days = { ...days, [day]: record };
  const oldest = oldestKept(all);
  return Object.fromEntries(dayEntries(all).filter(([each]) => oldest === null || each >= oldest));
}
