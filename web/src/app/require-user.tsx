import { Fragment, Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAdmitted, useSession, useStanding } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent, optionalComponent } from '@/ui/lazy';

interface Props {
  children: (person: Person) => ReactNode;
  /**
   * Opens for the person whom this device remembers, with what it has stored: Auth asks the server whether the session holds, which
   * takes long on a bad network. What the page asks of Firestore waits for Auth by itself.
   */
  opensEarly?: boolean;
}

/** Redirects to /auth unless somebody is signed in, and asks for what must be answered before the app opens. */
export function RequireUser({ children, opensEarly = false }: Props) {
  const { status, person } = useSession();
  // What a session opens is rendered in slices, between which a touch is answered; what its end closes goes at once.
  const isOpen = useDeferredValue(status) === 'signed-in';
  const isAdmitted = useAdmitted(person?.uid ?? '');
  const isEarly = opensEarly && isAdmitted;

  if (status === 'signed-out') return <Navigate to="/auth" replace />;
  if (!person || !(isOpen || isEarly)) return <FullPageSpinner />;
  return (
    <Fragment key={person.uid}>
      {children(person)}
      {status === 'signed-in' && (
        <>
          <Admission person={person} />
          <LeaderNotifier uid={person.uid} />
        </>
      )}
    </Fragment>
  );
}

const AnnounceMessages = optionalComponent(() =>
  import('@/features/messages/announce-messages').then((module) => module.AnnounceMessages),
);

/** Announces a leader's new messages on every screen; loads nothing for anyone else. */
function LeaderNotifier({ uid }: { uid: string }) {
  return useStanding(uid).leads ? (
    <Suspense>
      <AnnounceMessages uid={uid} />
    </Suspense>
  ) : null;
}

const Gate = lazyComponent(() => import('./gate').then((module) => module.Gate));

/** Stands over every screen; loads nothing once this device knows that everything is answered. */
function Admission({ person }: { person: Person }) {
  return useAdmitted(person.uid) ? null : (
    <Suspense>
      <Gate person={person} />
    </Suspense>
  );
}
