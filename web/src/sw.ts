import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import './sw-push';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// The page of the first visit too: what it loads later must be there when the network has gone.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: true, ignoreURLParametersMatching: [/.*/] });

// A new version waits until the person takes it up: it never pulls the page from under what they write.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

// Every route is the app's one page, but for the pages that stand for themselves and Firebase's own addresses.
const pages = [/^\/(\?|$)/, /^\/(privacidade|termos)(\.html)?(\?|$)/, /^\/__\//];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: pages }));
