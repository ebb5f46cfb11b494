import type { ReminderChoice } from '@raizes/domain/documents/push';
import * as v from 'valibot';
import { call } from '../callable';
import { emulators } from '../firebase/auth';
import { localPush } from './fcm-local';
import { storage } from '../storage';
import { readStored } from '../stored';
import { withTimeout } from '../timing';

/** The address at which a push reaches this device. */
export interface DeviceRegistration {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** FCM's registration token; null on the emulators. */
  token: string | null;
}

/** The emulators have no push service. */
export const isLocalPush = emulators !== null;

const pushService = async () => (isLocalPush ? localPush : import('./fcm'));

/** Registers this device for pushes; idempotent. */
export async function registerDevice(publicKey: string): Promise<DeviceRegistration> {
  return (await pushService()).register(publicKey);
}

/** Returns the browser's endpoint for this device; null without a subscription. */
export async function currentEndpoint(): Promise<string | null> {
  return (await pushService()).endpoint();
}

export async function unregisterDevice(): Promise<void> {
  await (await pushService()).unregister();
}

/** Serializes changes of this device's registration across all tabs. */
export async function withPushLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('push', work);
}

export async function fetchPublicKey(): Promise<string> {
  const answer = await call('push-notifications', { action: 'get-vapid-key' });
  if (!('publicKey' in answer)) throw new Error('Not the response to get-vapid-key');
  return answer.publicKey;
}

/** @param replaces the previous endpoint of this device */
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

/** Ends the pushes of the person's other devices, whose sessions a new password has ended. */
export async function removeOtherSubscriptions(): Promise<void> {
  const except = readStoredRegistration()?.endpoint ?? null;
  await call('push-notifications', { action: 'remove-other-subscriptions', except });
}

export async function sendNotification(push: {
  userId: string;
  title: string;
  body: string;
  url: string;
}) {
  const answer = await call('push-notifications', { action: 'send-notification', ...push });
  if (!('targeted' in answer)) throw new Error('Not the response to send-notification');
  return answer;
}

export async function saveReminder(choice: ReminderChoice): Promise<void> {
  await call('push-notifications', { action: 'save-reminder', ...choice });
}

const KEY = 'push';

const storedSchema = v.object({
  uid: v.string(),
  publicKey: v.string(),
  endpoint: v.string(),
  token: v.nullable(v.string()),
  /** Time at which the server last saved it, in milliseconds. */
  savedAt: v.number(),
});
/** The registration as the server has it, with its owner. */
export type StoredRegistration = v.InferOutput<typeof storedSchema>;

export const readStoredRegistration = (): StoredRegistration | null =>
  readStored(KEY, storedSchema);
export const storeRegistration = (registration: StoredRegistration) =>
  storage.write(KEY, registration);
export const forgetRegistration = () => storage.remove(KEY);

const RELEASE_TIMEOUT_MS = 2000;

/**
 * Removes this device from the server while its owner is still signed in. Best effort, because the sign-out also ends the browser's
 * own subscription, and the server removes a device whose next push fails.
 */
export async function releaseDevice(): Promise<void> {
  if (!readStoredRegistration() || !navigator.onLine) return;
  const release = withPushLock(async () => {
    const stored = readStoredRegistration();
    if (stored) await removeSubscription(stored.endpoint);
  });
  await withTimeout(
    release.catch(() => undefined),
    RELEASE_TIMEOUT_MS,
  );
}
