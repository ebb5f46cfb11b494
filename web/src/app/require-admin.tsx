import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LiveProvider, useLiveDoc } from '@/lib/live';
import { useSession } from '@/lib/session';
import { FullPageSpinner } from '@/ui/full-page-spinner';

const rowSchema = v.object({ role: v.literal('admin') });

/** Lets an admin through, as long as they are one; anyone else goes to /dashboard. Within it there are live data. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <LiveProvider>
      <Admitted uid={session.person.uid}>{children}</Admitted>
    </LiveProvider>
  );
}

function Admitted({ uid, children }: { uid: string; children: ReactNode }) {
  const row = useLiveDoc(paths.userRole(uid, 'admin'), rowSchema);
  if (row.state === 'ready') return children;
  const isUnknown = row.state === 'loading' || (row.state === 'missing' && row.fromCache);
  return isUnknown ? <FullPageSpinner /> : <Navigate to="/dashboard" replace />;
}
