import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import * as v from 'valibot';
import { readingSummarySchema } from '@/features/reading/reading';
import type { DaySummaries } from '@/features/reading/reading';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { weekAhead } from '@/lib/week-ahead';

/** A value of the dashboard, or the reason that it is missing: still loading, offline and not cached, or nonexistent. */
export type Loadable<T> = T | 'unknown' | 'offline' | 'none';

export interface DashboardData {
  stats: UserStats | 'unknown';
  devotional: Loadable<Devotional>;
  /** Today's readings, in reading order. */
  readings: DaySummaries;
}

/** Everything that the dashboard shows for a day. */
export interface DashboardState {
  today: Day;
  data: DashboardData;
  /** The server has answered, so the stats are not an older state of this device. */
  isCurrent: boolean;
  /** True while today's devotional completion is in the outbox. */
  sending: boolean;
  /** Ids of the readings whose completion is in the outbox. */
  sendingReadings: ReadonlySet<string>;
  /** Earlier days whose devotional was published late and can still be completed for that day. */
  lateDays: readonly Day[];
}

const key = (uid: string) => `dashboard.${uid}`;
const schema = v.object({
  stats: userStatsSchema,
  devotional: v.nullable(devotionalSchema),
  readings: v.array(readingSummarySchema),
});

/**
 * Reads the dashboard that this device last showed to the person. On a new day, uses the content of the week ahead, if any;
 * the live queries correct it.
 */
export function readStoredDashboard(uid: string, today: Day): DashboardData {
  const stored = readStored(key(uid), schema);
  if (!stored) return { stats: 'unknown', devotional: 'unknown', readings: 'unknown' };
  const { stats, devotional, readings } = stored;
  const todays = readings.filter(({ date }) => date === today);
  return {
    stats,
    devotional: devotional?.date === today ? devotional : devotionalAhead(today),
    readings: todays.length > 0 ? todays : readingsAhead(today),
  };
}

const devotionalAhead = (today: Day) =>
  weekAhead.list('devotionals', devotionalSchema).find(({ date }) => date === today) ?? 'unknown';

function readingsAhead(today: Day): DashboardData['readings'] {
  const found = weekAhead
    .list('summaries', readingSummarySchema)
    .filter(({ date }) => date === today);
  return found.length > 0 ? found : 'unknown';
}

/** Stores nothing until the stats are known. */
export function storeDashboard(uid: string, data: DashboardData): void {
  const { stats, devotional, readings } = data;
  if (stats === 'unknown') return;
  storage.write(key(uid), {
    stats,
    devotional: typeof devotional === 'string' ? null : devotional,
    readings: typeof readings === 'string' ? [] : readings,
  });
}
