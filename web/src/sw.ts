import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: true });

// Every route but the landing page, which is precached under its own address, is the app's one page.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: [/^\/$/, /^\/__\//] }),
);
