import { createHash } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../lib/database';

export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  token: string | null;
  device: string;
}

/** What a device is called: its endpoint is as long as it likes. */
export const deviceIdOf = (endpoint: string) =>
  createHash('sha256').update(endpoint).digest('base64url');

/**
 * Gives a person pushes on a device: on one that they have already, again; on one that was somebody else's, instead of them.
 * @param replaces the endpoint that the device had before
 */
export async function saveDevice(
  uid: string,
  device: NewDevice,
  replaces: string | null,
): Promise<void> {
  const id = deviceIdOf(device.endpoint);
  const before = replaces ? deviceIdOf(replaces) : null;
  const others = (await devicesSeenLast(uid)).filter((other) => other !== id);
  const kept = others.filter((other) => other !== before).slice(0, PUSH_DEVICES_MAX - 1);

  await database.runTransaction(async (tx) => {
    const owner: unknown = (await tx.get(database.doc(paths.pushDevice(id)))).get('user_id');
    if (typeof owner === 'string' && owner !== uid) {
      tx.delete(database.doc(paths.pushSubscription(owner, id)));
    }
    for (const other of others) if (!kept.includes(other)) dropDevice(tx, uid, other);
    tx.set(database.doc(paths.pushDevice(id)), { user_id: uid });
    tx.set(database.doc(paths.pushSubscription(uid, id)), {
      user_id: uid,
      ...device,
      seen_at: FieldValue.serverTimestamp(),
    });
  });
}

async function devicesSeenLast(uid: string): Promise<string[]> {
  const rows = database.collection(collections.pushSubscriptions(uid)).orderBy('seen_at', 'desc');
  const found = await rows
    .select()
    .limit(PUSH_DEVICES_MAX * 2)
    .get();
  return found.docs.map((row) => row.id);
}

/** Of a device that is this person's. */
export function dropDevice(tx: Transaction, uid: string, id: string): void {
  tx.delete(database.doc(paths.pushSubscription(uid, id)));
  tx.delete(database.doc(paths.pushDevice(id)));
}
