import { Fragment, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { personOf, useAdmitted, useSession, useStanding } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent, optionalComponent } from '@/ui/lazy';

interface Props {
  children: (person: Person) => ReactNode;
  /** Shown while the session is being resolved. */
  whileResolving?: ReactNode;
  /** The page has something stored to show: it is shown to a remembered person who is admitted, while the session is being resolved. */
  isEarly?: boolean;
}

/** Redirects to /auth unless somebody is signed in, and asks for what must be answered before the app opens. */
export function RequireUser({ children, whileResolving = <FullPageSpinner />, isEarly }: Props) {
  const session = useSession();
  const person = personOf(session);
  const isAdmitted = useAdmitted(person?.uid ?? '');
  const isSignedIn = session.status === 'signed-in';
  if (session.status === 'signed-out') return <Navigate to="/auth" replace />;
  if (!person || !(isSignedIn || (isEarly && isAdmitted))) return whileResolving;
  return (
    <Fragment key={person.uid}>
      {children(person)}
      {isSignedIn && <Admission person={person} />}
      {isSignedIn && <LeaderNotifier uid={person.uid} />}
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
