import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '@/lib/session';
import type { Person } from '@/lib/session';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { LeaderNews } from './leader-news';

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
