const openRoutes = ['/', '/auth', '/entrar', '/goodbye', '/primeiro-administrador'] as const;

const signedInRoutes = [
  '/dashboard',
  '/devotional',
  '/daily-reading',
  '/biblia',
  '/biblia/:book',
  '/biblia/:book/:chapter',
  '/biblia/:book/:chapter/:verse',
  '/biblia/busca',
  '/biblia/marcacoes',
  '/devotional-history',
  '/my-messages',
  '/bible-videos',
  '/jornada',
  '/leituras',
  '/push-debug',
  '/pastor-panel',
  '/invitations',
  '/my-data',
  '/conta',
] as const;
export type SignedInRoute = (typeof signedInRoutes)[number];

export const adminRoutes = [
  '/admin',
  '/admin/historico',
  '/church-settings',
  '/church-teaching',
  '/content-calendar',
  '/create-devotional',
  '/manage-bible-videos',
  '/manage-challenges',
  '/manage-daily-readings',
  '/manage-users',
  '/manage-users/:uid',
] as const;
export type AdminRoute = (typeof adminRoutes)[number];

/** Whether the address is a path within the app. Rejects `//…`, which a browser takes for another host. */
export function isAppRoute(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** Whether the app has a page at this address. */
export function hasPage(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  return (
    isAppRoute(url) &&
    [...openRoutes, ...signedInRoutes, ...adminRoutes].some((route) => matchesRoute(route, path))
  );
}

/** Whether a path matches a route; a segment of the route that begins with a colon matches any non-empty segment. */
function matchesRoute(route: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = route.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? parts[index] !== '' : part === parts[index],
    )
  );
}
