import type { ReminderChoice } from '@raizes/domain/documents/push-reminder';
import * as v from 'valibot';
import { callable } from '../callable';
import type { DeviceRegistration } from './registration';

const call = callable('push-notifications');

const keySchema = v.object({ publicKey: v.pipe(v.string(), v.nonEmpty()) });
const resultSchema = v.object({
  targeted: v.number(),
  sentOk: v.number(),
  removedInvalid: v.number(),
});

export async function getPublicKey(): Promise<string> {
  return v.parse(keySchema, await call({ action: 'get-vapid-key' })).publicKey;
}

/** @param replaces the endpoint that this device had before */
export async function saveSubscription(
  registration: DeviceRegistration,
  replaces: string | null,
): Promise<void> {
  const device = navigator.userAgent.slice(0, 100);
  await call({ action: 'save-subscription', ...registration, device, replaces });
}

export async function removeSubscription(endpoint: string): Promise<void> {
  await call({ action: 'remove-subscription', endpoint });
}

export async function sendNotification(push: {
  userId: string;
  title: string;
  body: string;
  url: string;
}) {
  return v.parse(resultSchema, await call({ action: 'send-notification', ...push }));
}

export async function saveReminder(choice: ReminderChoice): Promise<void> {
  await call({ action: 'save-reminder', ...choice });
}
