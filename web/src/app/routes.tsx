import { adminRoutes } from '@raizes/domain/app-routes';
import type { SignedInRoute } from '@raizes/domain/app-routes';
import { Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { SignedInProps } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { ErrorBoundary } from './error-boundary';
import { WithNavigation } from './navigation';
import { Page as GoodbyePage } from './pages/goodbye-page';
import { Page as NotFoundPage } from './pages/not-found-page';
import { usePlaces } from './places';
import { RequireUser } from './require-user';

type LazyPage<PageProps> = ComponentType<PageProps> & { preload: () => Promise<void> };

/** A page whose chunk is loaded when it is first shown. After `preload` it shows in its first render, without a spinner. */
export function lazyPage<PageProps extends object>(
  load: () => Promise<{ Page: ComponentType<PageProps> }>,
): LazyPage<PageProps> {
  const Lazy = lazyComponent(() => load().then((module) => module.Page));
  let loaded: ComponentType<PageProps> = Lazy;
  function LoadedOrLazy(props: PageProps) {
    // The choice is fixed while the page is mounted, because changing it would remount the page.
    const [Page] = useState(() => loaded);
    return <Page {...props} />;
  }
  const preload = async () => {
    loaded = (await load()).Page;
  };
  return Object.assign(LoadedOrLazy, { preload });
}

const openPages: Record<string, LazyPage<object>> = {
  '/auth': lazyPage(() => import('./pages/auth-page')),
  '/auth/acao': lazyPage(() => import('./pages/email-action-page')),
  '/entrar/:code?': lazyPage(() => import('./pages/enter-page')),
  /** The link for the first admin. */
  '/primeiro-administrador': lazyPage(() => import('./pages/claim-page')),
};

const BiblePage = lazyPage<SignedInProps>(() => import('./pages/bible-page'));

const signedInPages: Record<SignedInRoute, LazyPage<SignedInProps>> = {
  '/dashboard': lazyPage(() => import('./pages/dashboard-page')),
  '/devotional': lazyPage(() => import('./pages/devotional-page')),
  '/daily-reading': lazyPage(() => import('./pages/daily-reading-page')),
  '/biblia': BiblePage,
  '/biblia/:book': BiblePage,
  '/biblia/:book/:chapter': BiblePage,
  '/biblia/:book/:chapter/:verse': BiblePage,
  '/biblia/busca': lazyPage(() => import('./pages/bible-search-page')),
  '/biblia/marcacoes': lazyPage(() => import('./pages/bible-marks-page')),
  '/devotional-history': lazyPage(() => import('./pages/devotional-history-page')),
  '/my-messages': lazyPage(() => import('./pages/my-messages-page')),
  '/bible-videos': lazyPage(() => import('./pages/bible-videos-page')),
  '/leituras': lazyPage(() => import('./pages/earlier-readings-page')),
  '/jornada': lazyPage(() => import('./pages/journey-page')),
  '/push-debug': lazyPage(() => import('./pages/push-debug-page')),
  '/pastor-panel': lazyPage(() => import('./pages/pastor-panel-page')),
  '/invitations': lazyPage(() => import('./pages/invitations-page')),
  '/conta': lazyPage(() => import('./pages/account-page')),
  '/my-data': lazyPage(() => import('./pages/my-data-page')),
};

const AdminPages = lazyPage(() => import('./admin-pages'));

/** `AdminPages` picks the page, so that only admins load the list of chunks. */
const guardedPages: Record<string, LazyPage<SignedInProps>> = {
  ...signedInPages,
  ...Object.fromEntries(adminRoutes.map((path) => [path, AdminPages])),
};

/** The root of the signed-in app, and the one page that begins outside it. */
const Root = lazyPage<{ children: ReactNode }>(() =>
  import('@/lib/firebase-providers').then((module) => ({ Page: module.FirebaseProviders })),
);
const OUTSIDE_ROOT = '/dashboard';

const pages: Record<string, { preload: () => Promise<void> }> = {
  ...openPages,
  ...guardedPages,
};

/** Preloads the page at an address; undefined when no page has it. */
export function preloadPage(path: string): Promise<unknown> | undefined {
  const page = pages[path];
  const isInRoot = path in guardedPages && path !== OUTSIDE_ROOT;
  return isInRoot ? Promise.all([page?.preload(), Root.preload()]) : page?.preload();
}

/** The key resets the boundary, so that an error on one page does not persist on the next. */
function withBoundary(path: string, page: ReactNode) {
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<FullPageSpinner />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

/** The pages that a push, a shortcut or the app's icon opens. This device has their content stored. */
const opensEarly = new Set(['/dashboard', '/devotional', '/daily-reading']);

const guardedRoutes = Object.entries(guardedPages).map(([path, Page]) => ({
  path,
  element: (
    <RequireUser opensEarly={opensEarly.has(path)}>
      {(person) => withBoundary(path, <Page person={person} />)}
    </RequireUser>
  ),
}));

const routes: RouteObject[] = [
  ...Object.entries(openPages).map(([path, Page]) => ({
    path,
    element: withBoundary(path, <Page />),
  })),
  { path: '/goodbye', element: <GoodbyePage /> },
  { path: '*', element: <NotFoundPage /> },
  {
    element: <WithNavigation />,
    children: [
      ...guardedRoutes.filter(({ path }) => path === OUTSIDE_ROOT),
      {
        element: withBoundary(
          'root',
          <Root>
            <Outlet />
          </Root>,
        ),
        children: guardedRoutes.filter(({ path }) => path !== OUTSIDE_ROOT),
      },
    ],
  },
];

/** One lazy page per route, each with its own error boundary. */
export function AppRoutes() {
  usePlaces();
  return useRoutes(routes);
}
