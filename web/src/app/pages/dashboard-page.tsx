import { Suspense } from 'react';
import { useSession } from '@/lib/session';
import { useToday } from '@/lib/today';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { lazyNamed } from '@/ui/lazy-named';
import { RequireUser } from '../require-user';
import { lastKnownDashboard } from '../dashboard/dashboard-data';
import { DashboardView } from '../dashboard/dashboard-view';

const LiveDashboard = lazyNamed(() => import('../dashboard/live-dashboard'), 'LiveDashboard');

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
