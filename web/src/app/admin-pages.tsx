import type { AdminRoute } from '@raizes/domain/app-routes';
import { paths } from '@raizes/domain/paths';
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, matchPath, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useDoc } from '@/lib/live';
import { rememberAdmin } from '@/lib/remembered';
import type { SignedInProps } from '@/lib/session';
import { useTimedOut, useToday } from '@/lib/timing';
import { FullPageSpinner } from '@/ui/lazy';
import { MessagePage } from '@/ui/message';
import { readStoredDashboard } from './dashboard/dashboard-data';
import { lazyPage as page } from './routes';

const rowSchema = v.object({ role: v.literal('admin') });

/** Renders its children for an admin and redirects anyone else to /dashboard; follows changes of the role live. */
function RequireAdmin({ uid, children }: { uid: string; children: ReactNode }) {
  const row = useDoc(paths.userRole(uid, 'admin'), rowSchema);
  const isUnknown = row.state === 'loading' || (row.state === 'missing' && row.fromCache);
  const isUnreachable = useTimedOut(isUnknown);
  const today = useToday();
  const isAdmin = row.state === 'ready';
  useEffect(() => {
    if (isAdmin) rememberAdmin(uid);
  }, [uid, isAdmin]);

  if (isAdmin) return children;
  if (!isUnknown) return <Navigate to="/dashboard" replace />;
  if (!isUnreachable) return <FullPageSpinner />;
  // The cached role is enough offline, because the security rules check every read and write.
  const { stats } = readStoredDashboard(uid, today);
  return stats !== 'unknown' && stats.is_admin ? children : <RoleUnknown />;
}

const RoleUnknown = () => (
  <MessagePage
    title="Não foi possível abrir esta página"
    text="Verifique sua conexão: ela abre sozinha assim que o servidor responder."
    action={{ label: 'Ir para o dashboard', to: '/dashboard' }}
  />
);

const pageByRoute: Record<AdminRoute, ComponentType<SignedInProps>> = {
  '/admin': page(() => import('./pages/admin-hub-page')),
  '/admin/historico': page(() => import('./pages/admin-history-page')),
  '/manage-users': page(() => import('./pages/manage-users-page')),
  '/manage-users/:uid': page(() => import('./pages/manage-person-page')),
  '/manage-challenges': page(() => import('./pages/manage-challenges-page')),
  '/church-settings': page(() => import('./pages/church-settings-page')),
  '/church-teaching': page(() => import('./pages/church-teaching-page')),
  '/create-devotional': page(() => import('./pages/create-devotional-page')),
  '/manage-daily-readings': page(() => import('./pages/manage-daily-readings-page')),
  '/manage-bible-videos': page(() => import('./pages/manage-bible-videos-page')),
  '/content-calendar': page(() => import('./pages/content-calendar-page')),
};

const pages = Object.entries(pageByRoute);

/** The admin page at the current address. */
export function Page({ person }: SignedInProps) {
  const { pathname } = useLocation();
  const [, CurrentPage] = pages.find(([route]) => matchPath(route, pathname)) ?? [];
  return (
    <RequireAdmin uid={person.uid}>
      {CurrentPage ? <CurrentPage person={person} /> : <Navigate to="/admin" replace />}
    </RequireAdmin>
  );
}
