import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import * as v from 'valibot';
import { readingSummarySchema } from '@/features/reading/summary';
import type { DaySummaries } from '@/features/reading/summary';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';
import { dashboardKey } from './dashboard-key';

/** A piece of the dashboard: not known yet, not to be known without a network, known to be absent, or here. */
export type Piece<T> = T | 'unknown' | 'offline' | 'none';

export interface DashboardData {
  stats: UserStats | 'unknown';
  devotional: Piece<Devotional>;
  /** Today's, in the order to read them. */
  readings: DaySummaries;
}

const schema = v.object({
  stats: userStatsSchema,
  devotional: v.nullable(devotionalSchema),
  readings: v.array(readingSummarySchema),
});

/** What the dashboard last showed this person on this device; today's content only if it is still today's. */
export function lastKnownDashboard(uid: string, today: Day): DashboardData {
  const kept = stored(dashboardKey(uid), schema);
  if (!kept) return { stats: 'unknown', devotional: 'unknown', readings: 'unknown' };
  const { stats, devotional, readings } = kept;
  const todays = readings.filter(({ date }) => date === today);
  return {
    stats,
    devotional: devotional?.date === today ? devotional : 'unknown',
    readings: todays.length > 0 ? todays : 'unknown',
  };
}

export function rememberDashboard(uid: string, data: DashboardData): void {
  const { stats, devotional, readings } = data;
  if (stats === 'unknown') return;
  storage.write(dashboardKey(uid), {
    stats,
    devotional: typeof devotional === 'string' ? null : devotional,
    readings: typeof readings === 'string' ? [] : readings,
  });
}
