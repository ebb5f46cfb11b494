import { FirebaseError, deleteApp, getApps } from 'firebase/app';
import type * as Messaging from 'firebase/messaging';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { getToken } = vi.hoisted(() => ({ getToken: vi.fn<() => Promise<string>>() }));
vi.mock('firebase/messaging', async (original) => ({
  ...(await original<typeof Messaging>()),
  getMessaging: () => ({}),
  getToken,
}));
// The real SDK, because the test is about its requests.
vi.mock('firebase/functions', () => import('@firebase/functions'));

const config = { projectId: 'p', apiKey: 'k', appId: '1:2:web:3', messagingSenderId: '2' };
const register = vi.fn<() => Promise<never>>(async () =>
  Promise.reject(new Error('No such worker')),
);
const send = vi.fn<typeof fetch>(async () => Response.json({ result: [] }));
let endpoints: string[];

/** The files of a worker share the SDK, and with it the apps that they initialize. */
const endApps = () => Promise.all(getApps().map(deleteApp));

beforeEach(async () => {
  vi.resetModules();
  await endApps();
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify(config));
  endpoints = ['https://push/old', 'https://push/new'];
  const pushManager = {
    getSubscription: async () => ({
      toJSON: () => ({ endpoint: endpoints[0], keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => Boolean(endpoints.shift()),
    }),
  };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: {
      register,
      ready: Promise.resolve({ pushManager }),
      addEventListener: () => undefined,
    },
  });
  vi.stubGlobal('fetch', send);
});

afterEach(async () => {
  await endApps();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

it('calling a function neither subscribes the device nor registers a service worker', async () => {
  const { call } = await import('../callable');
  const { register: registerDevice } = await import('./fcm');
  getToken.mockResolvedValue('token');
  await registerDevice('key');
  getToken.mockClear();

  expect(await call('get_my_pastor_info', null)).toEqual([]);
  expect(await call('get_my_pastor_info', null)).toEqual([]);

  expect(getToken).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
  const headers = send.mock.calls.map(([, init]) => Object.keys(init?.headers ?? {}));
  expect(headers.flat()).not.toContain('Firebase-Instance-ID-Token');
});

it('replaces a token that FCM no longer renews with a new subscription', async () => {
  const { register: registerDevice } = await import('./fcm');
  getToken.mockRejectedValueOnce(new FirebaseError('messaging/token-update-failed', 'No'));
  getToken.mockResolvedValueOnce('new-token');
  expect(await registerDevice('key')).toMatchObject({
    endpoint: 'https://push/new',
    token: 'new-token',
  });
});

it('keeps the subscription after a network failure', async () => {
  const { register: registerDevice } = await import('./fcm');
  getToken.mockRejectedValueOnce(new FirebaseError('messaging/token-subscribe-failed', 'No'));
  await expect(registerDevice('key')).rejects.toThrow('No');
  expect(endpoints).toHaveLength(2);
});
