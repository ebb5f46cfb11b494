import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLeads, useSession } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner, optionalComponent } from '@/ui/lazy';

interface Props {
  children: (person: Person) => ReactNode;
  /** Shown while the session is being resolved. */
  whileResolving?: ReactNode;
}

/** Redirects to /auth unless somebody is signed in. */
export function RequireUser({ children, whileResolving = <FullPageSpinner /> }: Props) {
  const session = useSession();
  switch (session.status) {
    case 'resolving':
      return whileResolving;
    case 'signed-out':
      return <Navigate to="/auth" replace />;
    case 'signed-in':
      return (
        <>
          {children(session.person)}
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
  return useLeads() ? (
    <Suspense>
      <AnnounceMessages uid={uid} />
    </Suspense>
  ) : null;
}
