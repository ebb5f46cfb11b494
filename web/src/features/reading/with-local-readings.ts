import { dayEntries } from '@raizes/domain/progress/stats';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { recordReading } from '@raizes/domain/progress/record';

/** Whether the stats have that reading, on any of the days of which they keep a record. */
export const hasReading = (stats: UserStats, id: string) =>
  dayEntries(stats.days).some(([, { readings }]) => Object.hasOwn(readings, id));

/** The stats as the server will make them of what it has not counted yet. */
export const withLocalReadings = (
  stats: UserStats,
  waiting: { id: string; day: Day; at: Date }[],
): UserStats =>
  waiting.reduce(
    (sofar, { id, day, at }) => recordReading(sofar, { reading_id: id, day, at }).stats,
    stats,
  );
