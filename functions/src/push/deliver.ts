import { paths } from '@raizes/domain/paths';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import { allowsPushes } from './wants-pushes';

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
export async function beginDelivery(
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

export async function endDelivery(
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
