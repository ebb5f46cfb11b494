import { Suspense } from 'react';
import { useSession } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { StoredDashboard } from '../dashboard/stored-dashboard';
import { RequireUser } from '../require-user';

const LiveDashboard = lazyComponent(() =>
  import('../live/live-dashboard').then((module) => module.LiveDashboard),
);

/** Paints the stored dashboard first; the live one replaces it once Firestore has loaded. */
export function Page() {
  const session = useSession();
  const person = session.status === 'resolving' ? session.lastPerson : null;
  return (
    <RequireUser
      whileResolving={person ? <StoredDashboard person={person} /> : <FullPageSpinner />}
    >
      {(signedIn) => (
        <Suspense fallback={<StoredDashboard person={signedIn} />}>
          <LiveDashboard person={signedIn} />
        </Suspense>
      )}
    </RequireUser>
  );
}
