import './tokens-only-here';
import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';
import 'firebase/messaging';
import { expect, it, vi } from 'vitest';

it('a call of a function neither subscribes the device nor registers a service worker', async () => {
  const Notification = { permission: 'granted' };
  const register = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('No such worker'));
  const send = vi.fn<typeof fetch>(async () => Response.json({ result: 'done' }));
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('self', { Notification });
  vi.stubGlobal('navigator', { serviceWorker: { register, addEventListener: () => undefined } });
  vi.stubGlobal('fetch', send);

  const config = { projectId: 'p', apiKey: 'k', appId: '1:2:web:3', messagingSenderId: '2' };
  const functions = getFunctions(initializeApp(config));
  expect((await httpsCallable(functions, 'f')()).data).toBe('done');
  expect((await httpsCallable(functions, 'f')()).data).toBe('done');

  expect(register).not.toHaveBeenCalled();
  const headers = send.mock.calls.map(([, init]) => Object.keys(init?.headers ?? {}));
  expect(headers.flat()).not.toContain('Firebase-Instance-ID-Token');
});
