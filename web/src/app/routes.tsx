import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { lazyNamed } from '@/ui/lazy-named';
import { ErrorBoundary } from './error-boundary';
import { RequireUser } from './require-user';

type Pages = Record<string, ComponentType>;

const page = (load: () => Promise<{ Page: ComponentType }>) => lazyNamed(load, 'Page');

const AdminPages = page(() => import('./admin-pages'));

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

/** Which page stands at which of them only an admin's device loads. */
const adminOnly: Pages = Object.fromEntries(
  [
    '/admin',
    '/church-settings',
    '/content-calendar',
    '/create-devotional',
    '/manage-bible-videos',
    '/manage-challenges',
    '/manage-daily-readings',
    '/manage-users',
  ].map((path) => [path, AdminPages]),
);

/** One lazy page per route, each with an error boundary of its own. */
export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(open).map(([path, Page]) => (
        <Route key={path} path={path} element={<Bounded key={path} page={Page} />} />
      ))}
      {Object.entries({ ...signedIn, ...adminOnly }).map(([path, Page]) => (
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
    </Routes>
  );
}

function Bounded({ page: Page }: { page: ComponentType }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullPageSpinner />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
