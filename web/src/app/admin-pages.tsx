import { paths } from '@raizes/domain/paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { LiveProvider, useDoc } from '@/lib/live';
import { storage } from '@/lib/storage';
import { useTimedOut } from '@/lib/timing';
import { FullPageSpinner } from '@/ui/lazy';
import { MessagePage } from '@/ui/message';
import { dashboardKey } from './dashboard/dashboard-key';
import { signedInPage as page } from './routes';
import type { SignedInPage, SignedInProps } from './routes';

const schema = v.object({ stats: v.object({ is_admin: v.literal(true) }) });

/** Whether a person was an admin when this device last showed them their dashboard. */
export const wasAdmin = (uid: string) => v.is(schema, storage.read(dashboardKey(uid)));

const rowSchema = v.object({ role: v.literal('admin') });

/** Lets an admin through, as long as they are one; anyone else goes to /dashboard. Within it there are live data. */
function RequireAdmin(props: Props) {
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
  const row = useDoc(paths.userRole(uid, 'admin'), rowSchema);
  const isUnknown = row.state === 'loading' || (row.state === 'missing' && row.fromCache);
  const isLost = useTimedOut(isUnknown);

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

const pages: Record<string, SignedInPage> = {
  '/admin': page(() => import('./pages/admin-hub-page')),
  '/manage-users': page(() => import('./pages/manage-users-page')),
  '/manage-challenges': page(() => import('./pages/manage-challenges-page')),
  '/church-settings': page(() => import('./pages/church-settings-page')),
  '/create-devotional': page(() => import('./pages/create-devotional-page')),
  '/manage-daily-readings': page(() => import('./pages/manage-daily-readings-page')),
  '/manage-bible-videos': page(() => import('./pages/manage-bible-videos-page')),
  '/content-calendar': page(() => import('./pages/content-calendar-page')),
};

/** The admin's page at this address, for an admin. */
export function Page({ person }: SignedInProps) {
  const { pathname } = useLocation();
  const Shown = pages[pathname.replace(/\/+$/, '')];
  return (
    <RequireAdmin uid={person.uid}>
      {Shown ? <Shown person={person} /> : <Navigate to="/admin" replace />}
    </RequireAdmin>
  );
}
