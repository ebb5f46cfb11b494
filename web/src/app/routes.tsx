import { adminRoutes } from '@raizes/domain/app-routes';
import type { SignedInRoute } from '@raizes/domain/app-routes';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { ErrorBoundary } from './error-boundary';
import { RequireUser } from './require-user';

export interface SignedInProps {
  person: Person;
}
export type SignedInPage = ComponentType<SignedInProps>;

export const lazyPage = <PageProps,>(load: () => Promise<{ Page: ComponentType<PageProps> }>) =>
  lazyComponent(() => load().then((module) => module.Page));

const openPages: Record<string, ComponentType> = {
  '/auth': lazyPage(() => import('./pages/auth-page')),
  '/auth/acao': lazyPage(() => import('./pages/email-action-page')),
  /** Guards itself: it shows the stored dashboard while the session is being resolved. */
  '/dashboard': lazyPage(() => import('./pages/dashboard-page')),
  '/entrar/:codigo?': lazyPage(() => import('./pages/enter-page')),
  /** The link for the first admin. */
  '/primeiro-administrador': lazyPage(() => import('./pages/claim-page')),
  '/goodbye': lazyPage(() => import('./pages/goodbye-page')),
  '*': lazyPage(() => import('./pages/not-found-page')),
};

const signedInPages: Record<SignedInRoute, SignedInPage> = {
  '/devotional': lazyPage(() => import('./pages/devotional-page')),
  '/daily-reading': lazyPage(() => import('./pages/daily-reading-page')),
  '/devotional-history': lazyPage(() => import('./pages/devotional-history-page')),
  '/my-messages': lazyPage(() => import('./pages/my-messages-page')),
  '/bible-videos': lazyPage(() => import('./pages/bible-videos-page')),
  '/push-debug': lazyPage(() => import('./pages/push-debug-page')),
  '/pastor-panel': lazyPage(() => import('./pages/pastor-panel-page')),
  '/invitations': lazyPage(() => import('./pages/invitations-page')),
  '/my-data': lazyPage(() => import('./pages/my-data-page')),
};

const AdminPages = lazyPage(() => import('./admin-pages'));

/** `AdminPages` picks the page, so that only admins load the list of chunks. */
const guardedPages: Record<string, SignedInPage> = {
  ...signedInPages,
  ...Object.fromEntries(adminRoutes.map((path) => [path, AdminPages])),
};

/** One lazy page per route, each with an error boundary of its own. */
export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(openPages).map(([path, Page]) => (
        <Route key={path} path={path} element={withBoundary(path, <Page />)} />
      ))}
      {Object.entries(guardedPages).map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireUser>{(person) => withBoundary(path, <Page person={person} />)}</RequireUser>
          }
        />
      ))}
    </Routes>
  );
}

/** The key resets the boundary: an error of one page must not stay on the next. */
function withBoundary(path: string, page: ReactNode) {
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<FullPageSpinner />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
