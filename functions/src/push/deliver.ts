import { paths } from '@raizes/domain/paths';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from '../firebase';
import { parseSnapshot } from '../trigger';
import { allowsPushes, devicesOf, removeDevice } from './devices';
import type { Device, PushMessage, PushSender } from './sender';

/** Longer than a delivery takes: by then whoever began it has ended or died. */
const LEASE_MS = 120_000;

/** No event comes again later than this. */
const KEPT_MS = 7 * 86_400_000;

/** `users/{uid}/push_deliveries/{id}`: how far one push has got. A policy of Firestore deletes it after `expires_at`. */
const ledgerSchema = v.object({
  done: v.boolean(),
  leased_until: v.number(),
  /** The devices that have it. */
  sent_to: v.array(v.string()),
});
const unwritten = { done: false, leased_until: 0, sent_to: [] };

/** Another process is at it. Thrown, so that the event comes again: that process may die. */
class DeliveryUnderWay extends Error {}

/** Takes a delivery in hand; null when it is done or needless, or the person does not want it. */
async function beginDelivery(
  uid: string,
  id: string,
  isNeedless: (stats: DocumentSnapshot) => boolean,
): Promise<{ sentTo: string[] } | null> {
  const ref = ledgerOf(uid, id);
  return database.runTransaction(async (tx) => {
    const [snapshot, stats] = await Promise.all([
      tx.get(ref),
      tx.get(database.doc(paths.userStats(uid))),
    ]);
    const { done, leased_until, sent_to } = parseSnapshot(ledgerSchema, snapshot, unwritten);
    if (done || !allowsPushes(stats) || isNeedless(stats)) return null;
    if (leased_until > Date.now()) throw new DeliveryUnderWay(ref.path);
    tx.set(ref, fieldsOf(uid, { done: false, leased_until: Date.now() + LEASE_MS, sent_to }));
    return { sentTo: sent_to };
  });
}

async function endDelivery(
  uid: string,
  id: string,
  done: boolean,
  sent_to: string[],
): Promise<void> {
  await ledgerOf(uid, id).set(fieldsOf(uid, { done, leased_until: 0, sent_to }));
}

const ledgerOf = (uid: string, id: string): DocumentReference =>
  database.doc(paths.pushDelivery(uid, id));

const fieldsOf = (uid: string, progress: v.InferOutput<typeof ledgerSchema>) => ({
  user_id: uid,
  ...progress,
  expires_at: new Date(Date.now() + KEPT_MS),
});

/** What became of one push to the devices of a person. */
export interface PushResult {
  targeted: number;
  sentOk: number;
  removedInvalid: number;
}

/** Sends to these devices and removes those that are gone. `open` are those that should be tried again. */
export async function pushTo(
  sender: PushSender,
  uid: string,
  message: PushMessage,
  devices: readonly Device[],
): Promise<{ result: PushResult; sent: string[]; open: string[] }> {
  const outcomes = await sender.send(uid, message, devices);
  const having = (outcome: string) => devices.filter((_, index) => outcomes[index] === outcome);
  const removed = await Promise.all(having('gone').map(({ id, token }) => remove(uid, id, token)));
  const sent = having('sent').map(({ id }) => id);
  const result = {
    targeted: devices.length,
    sentOk: sent.length,
    removedInvalid: removed.filter(Boolean).length,
  };
  return { result, sent, open: having('later').map(({ id }) => id) };
}

/** What could not be removed now is found gone again by the next push; that this one was sent must not be lost over it. */
async function remove(uid: string, id: string, token: string | null): Promise<boolean> {
  try {
    return await removeDevice(uid, id, token);
  } catch (error) {
    logger.warn('A device that is gone could not be removed', { uid, id, cause: String(error) });
    return false;
  }
}

/** Some devices could not be reached now. Thrown, so that the event comes again. */
class DeliveryUnfinished extends Error {}

/**
 * Sends one push to all of a person's devices, each of which gets it once in effect. Called again, it goes on where it
 * stopped; where a process died in the middle, a device may get the push again, and by its tag shows it in the same place.
 * @param id what the push is about: the same id is the same push
 * @param isNeedless whether, by a person's stats, there is nothing to send
 * @returns `nobody` when the person has no device
 */
export async function deliverOnce(
  sender: PushSender,
  uid: string,
  id: string,
  message: Omit<PushMessage, 'tag'>,
  isNeedless: (stats: DocumentSnapshot) => boolean = () => false,
): Promise<'done' | 'nobody'> {
  const devices = await devicesOf(uid);
  if (devices.length === 0) return 'nobody';
  const begun = await beginDelivery(uid, id, isNeedless);
  if (!begun) return 'done';

  const waiting = devices.filter((device) => !begun.sentTo.includes(device.id));
  const { sent, open } = await pushTo(sender, uid, { ...message, tag: id }, waiting);
  await endDelivery(uid, id, open.length === 0, [...begun.sentTo, ...sent]);
  if (open.length > 0) throw new DeliveryUnfinished(`${open.length} of ${devices.length} devices`);
  return 'done';
}
