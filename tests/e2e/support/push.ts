import { collections } from '@raizes/domain/paths';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { db } from '../../support/admin';

export const pushSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Receber avisos neste aparelho' });

export async function devicesOf(uid: string) {
  return (await db.collection(collections.pushSubscriptions(uid)).get()).docs.map((row) =>
    row.data(),
  );
}

/** Delivers pushes to the page's service worker, as the browser does. */
export async function pushService(page: Page) {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  return {
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
  };
}

/** Fakes the browser's push subscription, which needs a push service, with a cookie. */
export async function fakeSubscription(context: BrowserContext) {
  await context.addInitScript(() => {
    const unsubscribe = async () => {
      document.cookie = 'subscribed=; Max-Age=0';
      return true;
    };
    PushManager.prototype.getSubscription = async () =>
      document.cookie.includes('subscribed') ? ({ unsubscribe } as PushSubscription) : null;
  });
}

export const subscribeBrowser = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'subscribed=yes';
  });

export const isBrowserSubscribed = (page: Page) =>
  page.evaluate(() => document.cookie.includes('subscribed'));

interface Shown {
  title: string;
  body: string;
  tag: string;
  url: string;
  badge: string;
}

/** The notifications that the service worker shows now. */
export function shownNotifications(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map((notification) => {
      const { title, body, tag } = notification;
      const { url } = notification.data as { url: string };
      // The browser's types lack it.
      const badge = String(Reflect.get(notification, 'badge')).replace(location.origin, '');
      return { title, body, tag, url, badge };
    });
  });
}

/** Dispatches the click to the worker, because Playwright cannot click a system notification. */
export async function tapNotification(context: BrowserContext, tag: string) {
  const [worker] = context.serviceWorkers();
  expect(worker).toBeDefined();
  // Passed as text, because these types lack the worker's globals.
  await worker?.evaluate(`(async () => {
    const [notification] = await registration.getNotifications({ tag: ${JSON.stringify(tag)} });
    const event = new NotificationEvent('notificationclick', { notification });
    // Only the browser's own events can keep the worker alive.
    Object.defineProperty(event, 'waitUntil', { value: () => undefined });
    dispatchEvent(event);
  })()`);
}

/** Waits until the service worker has cached the app, and reloads the page through it. */
export async function installServiceWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
