import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import * as v from 'valibot';
import { storage } from '@/lib/storage';

/** A piece of the dashboard: not known yet, known to be absent, or here. */
export type Piece<T> = T | 'unknown' | 'none';

export interface DashboardData {
  stats: UserStats | 'unknown';
  devotional: Piece<Devotional>;
}

const schema = v.object({ stats: userStatsSchema, devotional: v.nullable(devotionalSchema) });
const key = (uid: string) => `dashboard.${uid}`;

/** What the dashboard last showed this person on this device; today's content only if it is still today's. */
export function lastKnownDashboard(uid: string, today: Day): DashboardData {
  const kept = v.safeParse(schema, storage.read(key(uid)));
  if (!kept.success) return { stats: 'unknown', devotional: 'unknown' };
  const { stats, devotional } = kept.output;
  return { stats, devotional: devotional?.date === today ? devotional : 'unknown' };
}

export function rememberDashboard(uid: string, { stats, devotional }: DashboardData): void {
  if (stats === 'unknown') return;
  const content = typeof devotional === 'string' ? null : devotional;
  storage.write(key(uid), { stats, devotional: content });
}
