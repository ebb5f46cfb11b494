import { pushOutboxSchema, pushSubscriptionSchema } from '@raizes/domain/documents/push';
import type { PushOutboxEntry } from '@raizes/domain/documents/push';
import { collections } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type {
  Device,
  DeviceOutcome,
  PushMessage,
  PushSender,
} from '../../../functions/src/push/sender';
import { saveDevice } from '../../../functions/src/push/devices';
import { db } from '../../support/admin';

export const endpointOf = (name: string) => `https://push.exemplo.com/${name}`;

/** A subscription as a browser makes it. */
export const subscription = (name: string = randomUUID()) => ({
  endpoint: endpointOf(name),
  keys: { p256dh: 'BP256dh_chave-publica', auth: 'segredo_auth' },
});

/** Gives somebody as many devices; what FCM calls them is their names. */
export async function giveDevices(uid: string, names: string[]) {
  for (const name of names) {
    await saveDevice(
      uid,
      { endpoint: endpointOf(name), p256dh: 'p', auth: 'a', token: name, device: '' },
      null,
    );
  }
}

export async function devicesAt(uid: string) {
  const rows = await db.collection(collections.pushSubscriptions(uid)).get();
  return rows.docs.map((row) => v.parse(pushSubscriptionSchema, row.data()));
}

/** What the recorder kept for somebody, oldest first. */
export async function outboxOf(uid: string): Promise<PushOutboxEntry[]> {
  const rows = await db.collection(collections.pushOutbox(uid)).orderBy('sent_at').get();
  return rows.docs.map((row) => v.parse(pushOutboxSchema, { ...row.data(), id: row.id }));
}

/** Answers as told for a device by its name, and remembers what it was asked to send. */
export function scriptedSender(answerOf: (name: string, attempt: number) => DeviceOutcome) {
  const sent: { message: PushMessage; to: (string | null)[] }[] = [];
  const sender: PushSender = {
    send: async (_uid, message, devices: readonly Device[]) => {
      sent.push({ message, to: devices.map(({ token }) => token) });
      return devices.map(({ token }) => answerOf(token ?? '', sent.length));
    },
  };
  return { sender, sent };
}
