import { vi } from 'vitest';

// Stands in for `firebase/messaging` and for a browser's push subscription.

let isSubscribed = false;
const endpoint = 'https://push.test/1';

export const getMessaging = () => ({});

export function getToken(): Promise<string> {
  isSubscribed = true;
  return Promise.resolve('t');
}

const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => {
    isSubscribed = false;
    return Promise.resolve(true);
  },
};

/** Simulates a browser that supports pushes, in which nobody has subscribed yet. */
export function supportPushes(permission: NotificationPermission = 'default') {
  isSubscribed = false;
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
  requestPermission.mockResolvedValue('granted');
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { endpoint, requestPermission, isSubscribed: () => isSubscribed };
}

/** Makes the browser one without pushes again. */
export function removePushes(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
