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

// Every route is the app's one page, but for the pages that stand for themselves and Firebase's own addresses.
const pages = [/^\/(\?|$)/, /^\/(privacidade|termos)(\.html)?(\?|$)/, /^\/__\//];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: pages }));
