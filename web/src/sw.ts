import { isAppRoute } from '@raizes/domain/app-routes';
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
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

let received = Promise.resolve();

// Every push shows a notification, because browsers revoke the permission of an app that shows none.
self.addEventListener('push', (event) => {
  const content = parsePush(event.data);
  // Sequential, because `getNotifications` does not list a notification until it has been shown.
  const done = received.then(() => receive(content));
  received = done.catch(() => undefined);
  event.waitUntil(done);
});

interface PushContent {
  title: string;
  body: string;
  /** A route of the app. */
  url: string;
  /** A device shows only the latest push with a given tag, but every push without one. */
  tag: string;
}

const fallback: PushContent = {
  title: 'Raízes',
  body: 'Há algo novo para você.',
  url: '/dashboard',
  tag: '',
};

/** Finds the content wherever FCM or another push service puts it; missing or unreadable fields come from `fallback`. */
function parsePush(data: PushMessageData | null): PushContent {
  const message = parseJson(data);
  const sources = [property(message, 'data'), property(message, 'notification'), message];
  const field = (name: keyof PushContent) => {
    const values = sources.map((source) => property(source, name));
    const found = values.find((value) => typeof value === 'string');
    return typeof found === 'string' && found ? found : fallback[name];
  };
  const url = field('url');
  return {
    title: field('title'),
    body: field('body'),
    url: isAppRoute(url) ? url : fallback.url,
    tag: field('tag'),
  };
}

function parseJson(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return { body: data?.text() };
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

async function receive(content: PushContent): Promise<void> {
  try {
    await show(content);
  } finally {
    await notifyPages(content);
  }
  await updateBadge();
}

async function show({ title, body, url, tag }: PushContent): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/icons/icon-192.png',
    // Android draws only the outline of the badge.
    badge: '/icons/badge-96.png',
    lang: 'pt-BR',
  });
}

/** Sends the push to all pages; the push debug screen logs it. */
async function notifyPages(content: PushContent): Promise<void> {
  for (const page of await windows()) {
    page.postMessage({ type: 'PUSH_RECEIVED', payload: content }, []);
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows the number of notifications on the app's icon, where the system supports it. */
async function updateBadge(): Promise<void> {
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(shown.length).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url: unknown = property(event.notification.data, 'url');
  const route = typeof url === 'string' && isAppRoute(url) ? url : fallback.url;
  event.waitUntil(Promise.all([open(route), updateBadge()]));
});

/** Focuses a window that is already at the route; otherwise navigates another window of the app to it, or opens one. */
async function open(route: string): Promise<void> {
  const target = new URL(route, self.location.origin).href;
  const opened = await windows();
  const current = opened.find((page) => page.url === target);
  if (current) {
    await current.focus();
    return;
  }
  const [other] = opened;
  // Rejects for a window that this worker does not control.
  const navigated = await other?.navigate(target).catch(() => null);
  if (navigated) await navigated.focus();
  else await self.clients.openWindow(target);
}
