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

// Also control the page of the first visit, so that it works offline.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: true, ignoreURLParametersMatching: [/.*/] });

// A new version waits until the person accepts it, because a reload must not interrupt their writing.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: unknown = event.data;
  if (message instanceof Object && 'type' in message && message.type === 'SKIP_WAITING')
    void self.skipWaiting();
});

// app.html serves every route except the prerendered pages and Firebase's reserved paths.
const pages = [/^\/(\?|$)/, /^\/(auth|privacidade|termos)(\.html)?(\?|$)/, /^\/__\//];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: pages }));
