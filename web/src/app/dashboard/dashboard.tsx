import { Box } from '@mui/material';
import { Suspense, useMemo, useState } from 'react';
import type { Person } from '@/lib/session';
import { useIdle, useToday } from '@/lib/timing';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { DashboardView } from './dashboard-view';
import type { Shown } from './dashboard-view';
import { readStoredDashboard } from './stored-dashboard';

const LiveDashboard = lazyComponent(() =>
  import('../live/live-dashboard').then((module) => module.LiveDashboard),
);

const PushToggle = optionalComponent(() =>
  import('@/features/push/push-toggle').then((module) => module.PushToggle),
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
    <DashboardView person={person} {...shown} settings={isSignedIn && <Push />}>
      {isSignedIn && (
        <Suspense>
          <LiveDashboard uid={person.uid} today={today} stored={stored} onChange={setLive} />
        </Suspense>
      )}
    </DashboardView>
  );
}

/** Once the browser is idle; its place is kept. */
function Push() {
  const isIdle = useIdle();
  return (
    <Box sx={{ minHeight: { xs: 106, sm: 86 } }}>
      <Suspense>{isIdle && <PushToggle />}</Suspense>
    </Box>
  );
}
