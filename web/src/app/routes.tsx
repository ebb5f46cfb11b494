import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { ErrorBoundary } from './error-boundary';
import { RequireUser } from './require-user';

type Pages = Record<string, ComponentType>;

const page = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(() => load().then(({ Page }) => ({ default: Page })));

const RequireAdmin = lazy(() =>
  import('./require-admin').then((module) => ({ default: module.RequireAdmin })),
);

const open: Pages = {
  '/auth': page(() => import('./pages/auth-page')),
  /** Guards itself: it has something to show while the session is being resolved. */
  '/dashboard': page(() => import('./pages/dashboard-page')),
  '/goodbye': page(() => import('./pages/goodbye-page')),
  '*': page(() => import('./pages/not-found-page')),
};

const signedIn: Pages = {
  '/devotional': page(() => import('./pages/devotional-page')),
  '/daily-reading': page(() => import('./pages/daily-reading-page')),
  '/devotional-history': page(() => import('./pages/devotional-history-page')),
  '/my-messages': page(() => import('./pages/my-messages-page')),
  '/bible-videos': page(() => import('./pages/bible-videos-page')),
  '/push-debug': page(() => import('./pages/push-debug-page')),
  '/pastor-panel': page(() => import('./pages/pastor-panel-page')),
  '/my-data': page(() => import('./pages/my-data-page')),
};

const adminOnly: Pages = {
  '/admin': page(() => import('./pages/admin-hub-page')),
  '/manage-users': page(() => import('./pages/manage-users-page')),
  '/manage-challenges': page(() => import('./pages/manage-challenges-page')),
  '/church-settings': page(() => import('./pages/church-settings-page')),
  '/create-devotional': page(() => import('./pages/create-devotional-page')),
  '/manage-daily-readings': page(() => import('./pages/manage-daily-readings-page')),
  '/manage-bible-videos': page(() => import('./pages/manage-bible-videos-page')),
  '/content-calendar': page(() => import('./pages/content-calendar-page')),
};

/** One lazy page per route, each with an error boundary of its own. */
export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(open).map(([path, Page]) => (
        <Route key={path} path={path} element={<Bounded key={path} page={Page} />} />
      ))}
      {Object.entries(signedIn).map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireUser>
              <Bounded key={path} page={Page} />
            </RequireUser>
          }
        />
      ))}
      {Object.entries(adminOnly).map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireUser>
              <Bounded key={path} page={Page} guard={RequireAdmin} />
            </RequireUser>
          }
        />
      ))}
    </Routes>
  );
}

interface BoundedProps {
  page: ComponentType;
  guard?: ComponentType<{ children: ReactNode }>;
}

function Bounded({ page: Page, guard: Guard }: BoundedProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullPageSpinner />}>
        {Guard ? (
          <Guard>
            <Page />
          </Guard>
        ) : (
          <Page />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
