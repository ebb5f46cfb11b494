import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLeads, useSession } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';

const AnnounceMessages = lazyComponent(() =>
  import('@/features/messages/announce-messages').then(
    (module) => module.AnnounceMessages,
    () => () => null,
  ),
);

/** What a leader hears of wherever they are; for anyone else nothing is loaded and nothing is asked. */
function LeaderNews({ uid }: { uid: string }) {
  return useLeads() ? (
    <Suspense>
      <AnnounceMessages uid={uid} />
    </Suspense>
  ) : null;
}

interface Props {
  children: (person: Person) => ReactNode;
  /** What to show while it is not known who is signed in. */
  whileResolving?: ReactNode;
}

/** Lets a signed-in person through; anyone else goes to /auth. */
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
          <LeaderNews uid={session.person.uid} />
        </>
      );
  }
}
