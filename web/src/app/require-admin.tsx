import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLasting } from '@/lib/lasting';
import { LiveProvider, useLiveDoc } from '@/lib/live';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { MessagePage } from '@/ui/message-page';
import { wasAdmin } from './dashboard/was-admin';

const rowSchema = v.object({ role: v.literal('admin') });

/** Lets an admin through, as long as they are one; anyone else goes to /dashboard. Within it there are live data. */
export function RequireAdmin(props: Props) {
  return (
    <LiveProvider>
      <Admitted {...props} />
    </LiveProvider>
  );
}

interface Props {
  uid: string;
  children: ReactNode;
}

function Admitted({ uid, children }: Props) {
  const row = useLiveDoc(paths.userRole(uid, 'admin'), rowSchema);
  const isUnknown = row.state === 'loading' || (row.state === 'missing' && row.fromCache);
  const isLost = useLasting(isUnknown);

  if (row.state === 'ready') return children;
  if (!isUnknown) return <Navigate to="/dashboard" replace />;
  if (!isLost) return <FullPageSpinner />;
  // Nothing is given away by it: what is on the page, the server gives or refuses.
  return wasAdmin(uid) ? children : <NotHeard />;
}

const NotHeard = () => (
  <MessagePage
    title="Não foi possível abrir esta página"
    text="Verifique sua conexão: ela abre sozinha assim que o servidor responder."
    action={{ label: 'Ir para o dashboard', to: '/dashboard' }}
  />
);
