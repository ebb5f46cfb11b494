import type { Plugin } from 'vite';

/** Serves app.html for every route but the landing page, as Firebase Hosting's rewrite does. */
export function appRoutesInDev(): Plugin {
  return {
    name: 'app-routes-in-dev',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage = request.headers.accept?.includes('text/html') && path !== '/';
        if (isPage && !path.includes('.')) request.url = '/app.html';
        next();
      });
    },
  };
}
