import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Person } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { ErrorBoundary } from './error-boundary';
import { RequireUser } from './require-user';

/** What a page gets that only somebody who is signed in sees. */
export interface SignedInProps {
  person: Person;
}
export type SignedInPage = ComponentType<SignedInProps>;

/** A page that is loaded when it is first shown. */
export const signedInPage = (load: () => Promise<{ Page: SignedInPage }>) =>
  lazyComponent(() => load().then((module) => module.Page));

const openPage = (load: () => Promise<{ Page: ComponentType }>) =>
  lazyComponent(() => load().then((module) => module.Page));

const open: Record<string, ComponentType> = {
  '/auth': openPage(() => import('./pages/auth-page')),
  /** Guards itself: it has something to show while the session is being resolved. */
  '/dashboard': openPage(() => import('./pages/dashboard-page')),
  '/goodbye': openPage(() => import('./pages/message-pages')),
  '*': openPage(() => import('./pages/not-found-page')),
};

const signedIn: Record<string, SignedInPage> = {
  '/devotional': signedInPage(() => import('./pages/devotional-page')),
  '/daily-reading': signedInPage(() => import('./pages/daily-reading-page')),
  '/devotional-history': signedInPage(() => import('./pages/devotional-history-page')),
  '/my-messages': signedInPage(() => import('./pages/my-messages-page')),
  '/bible-videos': signedInPage(() => import('./pages/bible-videos-page')),
  '/push-debug': signedInPage(() => import('./pages/push-debug-page')),
  '/pastor-panel': signedInPage(() => import('./pages/pastor-panel-page')),
  '/my-data': signedInPage(() => import('./pages/my-data-page')),
};

const AdminPages = signedInPage(() => import('./admin-pages'));

/** Which page stands at which of them only an admin's device loads. */
const adminOnly: typeof signedIn = Object.fromEntries(
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
        <Route key={path} path={path} element={bounded(path, <Page />)} />
      ))}
      {Object.entries({ ...signedIn, ...adminOnly }).map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={<RequireUser>{(person) => bounded(path, <Page person={person} />)}</RequireUser>}
        />
      ))}
    </Routes>
  );
}

/** By its path, so that what went wrong with one page is not left standing in the place of the next. */
function bounded(path: string, page: ReactNode) {
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<FullPageSpinner />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
