import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Suspense } from 'react';
import * as v from 'valibot';
import { readingSummarySchema } from '@/features/reading/reading';
import type { DaySummaries } from '@/features/reading/reading';
import { useSession } from '@/lib/session';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { useToday } from '@/lib/timing';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { dashboardKey } from '../dashboard/dashboard-key';
import { DashboardView } from '../dashboard/dashboard-view';
import { RequireUser } from '../require-user';

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
  const kept = readStored(dashboardKey(uid), schema);
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

const LiveDashboard = lazyComponent(() =>
  import('../dashboard/live-dashboard').then((module) => module.LiveDashboard),
);

const noReadings: ReadonlySet<string> = new Set();

/** Paints from what this device last knew; Firestore loads behind it and takes over. */
export function Page() {
  const session = useSession();
  const today = useToday();
  const person =
    session.status === 'signed-in'
      ? session.person
      : session.status === 'resolving'
        ? session.lastPerson
        : null;
  const lastKnown = person ? (
    <DashboardView
      person={person}
      today={today}
      data={lastKnownDashboard(person.uid, today)}
      sending={false}
      sendingReadings={noReadings}
    />
  ) : (
    <FullPageSpinner />
  );
  return (
    <RequireUser whileResolving={lastKnown}>
      {(signedIn) => (
        <Suspense fallback={lastKnown}>
          <LiveDashboard person={signedIn} today={today} />
        </Suspense>
      )}
    </RequireUser>
  );
}
