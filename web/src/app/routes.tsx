import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { DashboardPage } from './dashboard/dashboard-page';
import { ErrorBoundary } from './error-boundary';
import { RequireUser } from './require-user';

const page = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(() => load().then(({ Page }) => ({ default: Page })));

const AuthPage = page(() => import('./pages/auth-page'));
const DevotionalPage = page(() => import('./pages/devotional-page'));
const NotFoundPage = page(() => import('./pages/not-found-page'));

function guarded(Page: ComponentType) {
  return (
    <ErrorBoundary>
      <RequireUser>
        <Suspense fallback={<FullPageSpinner />}>
          <Page />
        </Suspense>
      </RequireUser>
    </ErrorBoundary>
  );
}

function open(Page: ComponentType) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullPageSpinner />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/auth" element={open(AuthPage)} />
      <Route path="/dashboard" element={open(DashboardPage)} />
      <Route path="/devotional" element={guarded(DevotionalPage)} />
      <Route path="*" element={open(NotFoundPage)} />
    </Routes>
  );
}
