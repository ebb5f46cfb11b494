import { Suspense, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAdmitted, useSession, useStanding } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent, optionalComponent } from '@/ui/lazy';

interface Props {
  children: (person: Person) => ReactNode;
  /** Shown while the session is being resolved. */
  whileResolving?: ReactNode;
}

/** Redirects to /auth unless somebody is signed in, and asks for what must be answered before the app opens. */
export function RequireUser({ children, whileResolving = <FullPageSpinner /> }: Props) {
  const session = useSession();
  // What a session opens is rendered in slices, between which a touch is answered; what its end closes goes at once.
  const isOpen = useDeferredValue(session.status) === 'signed-in';
  switch (session.status) {
    case 'resolving':
      return whileResolving;
    case 'signed-out':
      return <Navigate to="/auth" replace />;
    case 'signed-in':
      if (!isOpen) return whileResolving;
      return (
        <>
          {children(session.person)}
          <Admission person={session.person} />
          <LeaderNotifier uid={session.person.uid} />
        </>
      );
  }
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
