import { createHash } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { refuseErased } from '../erasing/erasure';
import { database } from '../lib/database';
import { oneAtATime } from '../lib/one-at-a-time';

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
  const save = async (tx: Transaction) => {
    const [ownership, seen] = await Promise.all([
      tx.get(database.doc(paths.pushDevice(id))),
      tx.get(seenLast(uid)),
      refuseErased(tx, uid),
    ]);
    const owner: unknown = ownership.get('user_id');
    const others = seen.docs.map((row) => row.id).filter((other) => other !== id);
    const kept = others.filter((other) => other !== before).slice(0, PUSH_DEVICES_MAX - 1);

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
  };
  await oneAtATime(uid, () => database.runTransaction(save));
}

const seenLast = (uid: string) =>
  database
    .collection(collections.pushSubscriptions(uid))
    .orderBy('seen_at', 'desc')
    .select()
    .limit(PUSH_DEVICES_MAX * 2);

/** Of a device that is this person's. */
export function dropDevice(tx: Transaction, uid: string, id: string): void {
  tx.delete(database.doc(paths.pushSubscription(uid, id)));
  tx.delete(database.doc(paths.pushDevice(id)));
}
