import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { ErrorBoundary } from './error-boundary';
import { RequireUser } from './require-user';

const page = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(() => load().then(({ Page }) => ({ default: Page })));

const open = {
  '/auth': page(() => import('./pages/auth-page')),
  /** Guards itself: it has something to show while the session is being resolved. */
  '/dashboard': page(() => import('./pages/dashboard-page')),
  '*': page(() => import('./pages/not-found-page')),
};

const signedIn = {
  '/devotional': page(() => import('./pages/devotional-page')),
  '/daily-reading': page(() => import('./pages/daily-reading-page')),
  '/devotional-history': page(() => import('./pages/devotional-history-page')),
  '/my-messages': page(() => import('./pages/my-messages-page')),
  '/bible-videos': page(() => import('./pages/bible-videos-page')),
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
