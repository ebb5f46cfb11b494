import type { ReminderChoice } from '@raizes/domain/documents/push';
import * as v from 'valibot';
import { call } from '../callable';
import { emulators } from '../firebase';
import { storage } from '../storage';
import { readStored } from '../stored';
import { withTimeout } from '../within';

const PATIENCE_MS = 8000;

/** The service worker's registration once it is active; throws where there is none, or none in good time. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await withTimeout(navigator.serviceWorker.ready, PATIENCE_MS);
  if (!registration) throw new Error('There is no active service worker');
  return registration;
}

/**
 * Turning pushes on and off and looking after them, in whatever tab, one after the other: what one has half done the other takes
 * for a leftover.
 */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('push', work);
}

/** How a push finds this device. */
export interface DeviceRegistration {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What FCM calls the device; without FCM there is none. */
  token: string | null;
}

/** On the emulators, which have no push service. */
export const isLocalPush = emulators !== null;

const kind = () => (isLocalPush ? import('./fcm-local') : import('./fcm'));

/** Registers this device for pushes, or finds that it is. */
export async function registerDevice(publicKey: string): Promise<DeviceRegistration> {
  return (await kind()).register(publicKey);
}

/** What this device is registered as, as far as the browser knows. */
export async function currentEndpoint(): Promise<string | null> {
  return (await kind()).endpoint();
}

/** Takes this device off the push service. */
export async function unregisterDevice(): Promise<void> {
  await (await kind()).unregister();
}

export async function getPublicKey(): Promise<string> {
  const answer = await call('push-notifications', { action: 'get-vapid-key' });
  if (!('publicKey' in answer)) throw new Error('Not the answer to get-vapid-key');
  return answer.publicKey;
}

/** @param replaces the endpoint that this device had before */
export async function saveSubscription(
  registration: DeviceRegistration,
  replaces: string | null,
): Promise<void> {
  const device = navigator.userAgent.slice(0, 100);
  await call('push-notifications', {
    action: 'save-subscription',
    ...registration,
    device,
    replaces,
  });
}

export async function removeSubscription(endpoint: string): Promise<void> {
  await call('push-notifications', { action: 'remove-subscription', endpoint });
}

export async function sendNotification(push: {
  userId: string;
  title: string;
  body: string;
  url: string;
}) {
  const answer = await call('push-notifications', { action: 'send-notification', ...push });
  if (!('targeted' in answer)) throw new Error('Not the answer to send-notification');
  return answer;
}

export async function saveReminder(choice: ReminderChoice): Promise<void> {
  await call('push-notifications', { action: 'save-reminder', ...choice });
}

const KEY = 'push';

const markSchema = v.object({
  uid: v.string(),
  publicKey: v.string(),
  endpoint: v.string(),
  token: v.nullable(v.string()),
  /** When the server last took it, in milliseconds. */
  savedAt: v.number(),
});
export type PushMark = v.InferOutput<typeof markSchema>;

/** What this device knows of its own registration: for whom it was made, and what the server was told. */
export const pushMark = (): PushMark | null => readStored(KEY, markSchema);
export const setPushMark = (mark: PushMark) => storage.write(KEY, mark);
export const clearPushMark = () => storage.remove(KEY);
