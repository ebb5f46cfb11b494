import { isAppRoute } from '@raizes/domain/links';

declare const self: ServiceWorkerGlobalScope;

interface Shown {
  title: string;
  body: string;
  /** Within the app. */
  url: string;
  /** Two of the same tag are one on the screen; without one each stands by itself. */
  tag: string;
}

const unreadable: Shown = {
  title: 'Raízes',
  body: 'Há algo novo para você.',
  url: '/dashboard',
  tag: '',
};

/** What a push says, wherever FCM or another service has put it; of what can't be read, that there is something. */
function shownBy(data: PushMessageData | null): Shown {
  const message = read(data);
  const parts = [part(message, 'data'), part(message, 'notification'), message];
  const field = (name: keyof Shown) => {
    const found = parts.map((each) => part(each, name)).find((value) => typeof value === 'string');
    return typeof found === 'string' && found ? found : unreadable[name];
  };
  const url = field('url');
  return {
    title: field('title'),
    body: field('body'),
    url: isAppRoute(url) ? url : unreadable.url,
    tag: field('tag'),
  };
}

function read(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return { body: data?.text() };
  }
}

function part(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

let received = Promise.resolve();

// A push always shows something: a browser takes the right to push from an app that is silent.
self.addEventListener('push', (event) => {
  const shown = shownBy(event.data);
  // One after the other: a browser asked what it shows while it is about to show something forgets that.
  const done = received.then(() => receive(shown));
  received = done.catch(() => undefined);
  event.waitUntil(done);
});

async function receive(shown: Shown): Promise<void> {
  try {
    await show(shown);
  } finally {
    await tellPages(shown);
  }
  await countOnIcon();
}

async function show({ title, body, url, tag }: Shown): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    lang: 'pt-BR',
  });
}

/** The app's icon says how many wait, where the system lets it. */
async function countOnIcon(): Promise<void> {
  const waiting = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

async function tellPages(shown: Shown): Promise<void> {
  for (const page of await pages()) {
    page.postMessage({ type: 'PUSH_RECEIVED', payload: shown }, []);
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url: unknown = part(event.notification.data, 'url');
  const route = typeof url === 'string' && isAppRoute(url) ? url : unreadable.url;
  event.waitUntil(Promise.all([open(route), countOnIcon()]));
});

/** Brings the window that is there already to the front, or the app's other one, on that route; else opens one. */
async function open(route: string): Promise<void> {
  const target = new URL(route, self.location.origin).href;
  const all = await pages();
  const there = all.find((page) => page.url === target);
  if (there) {
    await there.focus();
    return;
  }
  const [other] = all;
  // A window that this worker does not control can't be led anywhere.
  const led = await other?.navigate(target).catch(() => null);
  if (led) await led.focus();
  else await self.clients.openWindow(target);
}
