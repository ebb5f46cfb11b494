import { Suspense, useMemo, useState } from 'react';
import type { Person } from '@/lib/session';
import { useToday } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { DashboardView } from './dashboard-view';
import type { Shown } from './dashboard-view';
import { readStoredDashboard } from './stored-dashboard';

const LiveDashboard = lazyComponent(() =>
  import('../live/live-dashboard').then((module) => module.LiveDashboard),
);

const NONE: ReadonlySet<string> = new Set();

/** One view from the first paint on: with what this device showed last, and then with what the live part reports. */
export function Dashboard({ person, isSignedIn }: { person: Person; isSignedIn: boolean }) {
  const today = useToday();
  const stored = useMemo(() => readStoredDashboard(person.uid, today), [person.uid, today]);
  const [live, setLive] = useState<Shown | null>(null);
  const shown =
    live?.today === today ? live : { today, data: stored, sending: false, sendingReadings: NONE };
  return (
    <DashboardView person={person} {...shown}>
      {isSignedIn && (
        <Suspense>
          <LiveDashboard uid={person.uid} today={today} stored={stored} onChange={setLive} />
        </Suspense>
      )}
    </DashboardView>
  );
}
