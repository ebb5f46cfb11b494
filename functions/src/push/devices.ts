import { pushSubscriptionSchema } from '@raizes/domain/documents/push';
import { PUSH_DEVICES_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { withLock, parseSnapshot } from '../trigger';

export interface Device {
  id: string;
  /** FCM's registration token; null on the emulators. */
  token: string | null;
}

/** Returns the devices that receive a person's pushes. */
export async function fetchDevices(uid: string): Promise<Device[]> {
  const rows = await database
    .collection(collections.pushSubscriptions(uid))
    .select('token')
    .limit(PUSH_DEVICES_MAX)
    .get();
  return rows.docs.map((row) => ({ id: row.id, ...parseSnapshot(tokenSchema, row) }));
}

const tokenSchema = v.pick(pushSubscriptionSchema, ['token']);

/**
 * Removes one of the person's devices.
 * @param token removes the device only if it still has this token; it may have been re-registered
 * @returns whether it was removed
 */
export async function removeDevice(
  uid: string,
  id: string,
  token?: string | null,
): Promise<boolean> {
  return database.runTransaction(async (tx) => {
    const row = await tx.get(database.doc(paths.pushSubscription(uid, id)));
    if (!row.exists || (token !== undefined && row.get('token') !== token)) return false;
    tx.delete(row.ref);
    tx.delete(database.doc(paths.pushDevice(id)));
    return true;
  });
}

/** Removes all of a person's devices, except those that another person has taken over in the meantime. */
export async function removeAllDevices(uid: string): Promise<void> {
  const [subscribed, owned] = await Promise.all([
    database.collection(collections.pushSubscriptions(uid)).select().get(),
    database.collection(collections.pushDevices).where('user_id', '==', uid).select().get(),
  ]);
  const ids = new Set([...subscribed.docs, ...owned.docs].map((row) => row.id));
  await Promise.all([...ids].map((id) => releaseDevice(uid, id)));
}

/**
 * Removes a person's devices except the one with this endpoint. Without `seenBefore`, that device is marked as seen now, so that the next
 * device that signs in with the new password does not remove it.
 * @param seenBefore if given, only devices last seen before this time are removed
 */
export async function removeOtherDevices(
  uid: string,
  endpoint: string | null,
  seenBefore?: Date,
): Promise<void> {
  await withLock(uid, async () => {
    const rows = database.collection(collections.pushSubscriptions(uid));
    const others = seenBefore ? rows.where('seen_at', '<', seenBefore) : rows;
    const { docs } = await others.select().get();
    const ownId = endpoint === null ? null : deviceIdOf(endpoint);
    await Promise.all(
      docs.filter(({ id }) => id !== ownId).map(({ id }) => releaseDevice(uid, id)),
    );
    if (!seenBefore && ownId !== null && docs.some(({ id }) => id === ownId))
      await rows.doc(ownId).update({ seen_at: FieldValue.serverTimestamp() });
  });
}

async function releaseDevice(uid: string, id: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const ownership = await tx.get(database.doc(paths.pushDevice(id)));
    tx.delete(database.doc(paths.pushSubscription(uid, id)));
    if (ownership.get('user_id') === uid) tx.delete(ownership.ref);
  });
}

interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  token: string | null;
  device: string;
}

/** The document id of a device: a hash, because an endpoint can be longer than the maximum length of an id. */
export const deviceIdOf = (endpoint: string) =>
  createHash('sha256').update(endpoint).digest('base64url');

/**
 * Registers a device for a person and removes it from its previous owner. Then removes the person's least recently seen devices beyond the
 * limit; doing so after the write enforces the limit under concurrent calls too.
 * @param replaces the endpoint that the device had before
 */
export function saveDevice(uid: string, device: NewDevice, replaces: string | null): Promise<void> {
  return withLock(uid, () => save(uid, device, replaces));
}

async function save(uid: string, device: NewDevice, replaces: string | null): Promise<void> {
  const id = deviceIdOf(device.endpoint);
  await database.runTransaction(async (tx) => {
    const [ownership] = await Promise.all([
      tx.get(database.doc(paths.pushDevice(id))),
      refuseErased(tx, uid),
    ]);
    const owner: unknown = ownership.get('user_id');
    if (typeof owner === 'string' && owner !== uid) {
      tx.delete(database.doc(paths.pushSubscription(owner, id)));
    }
    tx.set(database.doc(paths.pushDevice(id)), { user_id: uid });
    tx.set(database.doc(paths.pushSubscription(uid, id)), {
      user_id: uid,
      ...device,
      seen_at: FieldValue.serverTimestamp(),
    });
  });
  if (replaces && replaces !== device.endpoint) await removeDevice(uid, deviceIdOf(replaces));
  const excess = (await fetchIdsByLastSeen(uid)).slice(PUSH_DEVICES_MAX);
  await Promise.all(excess.map((other) => removeDevice(uid, other)));
}

/** Most recently seen first. */
async function fetchIdsByLastSeen(uid: string): Promise<string[]> {
  const rows = database.collection(collections.pushSubscriptions(uid)).orderBy('seen_at', 'desc');
  const found = await rows
    .select()
    .limit(PUSH_DEVICES_MAX * 4)
    .get();
  return found.docs.map((row) => row.id);
}

/** False only for a person who has declined notifications in “Meus dados”. A push also needs a device that is switched on. */
export const allowsPushes = (stats: DocumentSnapshot): boolean =>
  stats.get('consents.notifications') !== false;

export const fetchAllowsPushes = async (uid: string): Promise<boolean> =>
  allowsPushes(await database.doc(paths.userStats(uid)).get());

/** Whether a device can be added. A consent counts at once, although the stats learn of it only a moment later. */
export const fetchAllowsDevice = async (uid: string): Promise<boolean> =>
  (await fetchAllowsPushes(uid)) ||
  (await database.doc(paths.consents(uid)).get()).get('notifications') === true;
