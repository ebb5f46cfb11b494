import type { Plugin } from 'vite';

/** In development, /privacidade and /termos are files without their extension, as on Firebase Hosting. */
export function landingCleanUrls(): Plugin {
  return {
    name: 'landing-clean-urls',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/(privacidade|termos)(?=\?|$)/, '/$1.html');
        next();
      });
    },
  };
}
