import { Suspense, useMemo, useState } from 'react';
import { useSession } from '@/lib/session';
import type { Person, Session } from '@/lib/session';
import { useToday } from '@/lib/timing';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { DashboardView } from '../dashboard/dashboard-view';
import type { Shown } from '../dashboard/dashboard-view';
import { readStoredDashboard } from '../dashboard/stored-dashboard';
import { RequireUser } from '../require-user';

const LiveDashboard = lazyComponent(() =>
  import('../live/live-dashboard').then((module) => module.LiveDashboard),
);

/** Shows a remembered person's dashboard at once, while it is still asked whether the session holds. */
export function Page() {
  const session = useSession();
  const person = personOf(session);
  return (
    <>
      {person && (
        <Dashboard key={person.uid} person={person} isSignedIn={session.status === 'signed-in'} />
      )}
      <RequireUser whileResolving={person ? null : <FullPageSpinner />}>{() => null}</RequireUser>
    </>
  );
}

function personOf(session: Session): Person | null {
  switch (session.status) {
    case 'resolving':
      return session.lastPerson;
    case 'signed-out':
      return null;
    case 'signed-in':
      return session.person;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** One view from the first paint on: with what this device showed last, and then with what the live part reports. */
function Dashboard({ person, isSignedIn }: { person: Person; isSignedIn: boolean }) {
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
