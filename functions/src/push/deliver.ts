import { DAY_MS } from '@raizes/domain/day';
import { notificationSchema } from '@raizes/domain/documents/notification';
import type { Notification } from '@raizes/domain/documents/notification';
import { PUSH_BODY_MAX_LENGTH, PUSH_TITLE_MAX_LENGTH } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { preview } from '@raizes/domain/text/rich-text';
import { GrpcStatus } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from '../firebase';
import { atLeastOnce, hasErrorCode, parseSnapshot } from '../trigger';
import { allowsPushes, fetchDevices, removeDevice } from './devices';
import type { Device } from './devices';
import { sender as defaultSender } from './sender';
import type { PushMessage, PushSender } from './sender';

const TTL_DAYS = 3;
const pushedSchema = v.pick(notificationSchema, ['kind', 'title', 'body', 'url']);

/** Pushes every notification of the app's own list to the person's devices. */
export const onNotificationCreated = onDocumentCreated(
  { document: 'users/{uid}/notifications/{notificationId}', retry: true, timeoutSeconds: 120 },
  atLeastOnce(async ({ params: { uid, notificationId }, data }) => {
    if (!data) return;
    const notification = parseSnapshot(pushedSchema, data);
    // `send-notification` pushes notices itself, so that it can report to the sender how many devices it reached.
    if (notification.kind === 'notice') return;
    await deliverOnce(defaultSender, uid, notificationId, {
      ...pushWords(notification),
      url: notification.url,
      ttlSeconds: TTL_DAYS * 86_400,
    });
  }),
);

/** Returns the text that a locked screen and the push service may see: that a disciple wrote, but not which one. */
function pushWords({ kind, title, body }: Pick<Notification, 'kind' | 'title' | 'body'>) {
  return {
    title: preview(title, PUSH_TITLE_MAX_LENGTH - 1),
    body:
      kind === 'message'
        ? 'Um discípulo escreveu para você.'
        : preview(body, PUSH_BODY_MAX_LENGTH - 1),
  };
}

interface DeliveryOptions {
  isUnneeded?: (stats: DocumentSnapshot) => boolean;
}

/**
 * Sends one push to all of a person's devices. Idempotent: a retry sends only to the devices that do not have it yet. If a process dies
 * midway, a device can receive the push twice, but shows it once because of its tag.
 * @param id identifies the push: a second push with the same id is not sent
 * @param options.isUnneeded whether the person's stats show that there is nothing to send
 * @throws if some devices have to be tried later, so that the event is retried
 */
export async function deliverOnce(
  sender: PushSender,
  uid: string,
  id: string,
  message: Omit<PushMessage, 'tag'>,
  { isUnneeded = () => false }: DeliveryOptions = {},
): Promise<'done' | 'no-device'> {
  const devices = await fetchDevices(uid);
  if (devices.length === 0) return 'no-device';
  const lease = await takeLease(uid, id, isUnneeded);
  if (!lease) return 'done';

  const pending = devices.filter((device) => !lease.sentTo.includes(device.id));
  const { sent, retryable } = await pushTo(sender, uid, { ...message, tag: id }, pending);
  await releaseLease(uid, id, retryable.length === 0, [...lease.sentTo, ...sent]);
  if (retryable.length > 0) {
    throw new DeliveryIncompleteError(`${retryable.length} of ${devices.length} devices`);
  }
  return 'done';
}

class DeliveryIncompleteError extends Error {}

/** Longer than any delivery takes: once the lease has expired, its holder has ended or died. */
const LEASE_MS = 120_000;

/** Longer than any event is retried. */
const RETENTION_MS = 7 * DAY_MS;

/** `users/{uid}/push_deliveries/{id}`: the progress of one push. A TTL policy of Firestore deletes it after `expires_at`. */
const deliverySchema = v.object({
  done: v.boolean(),
  leased_until: v.number(),
  /** The ids of the devices that have received it. */
  sent_to: v.array(v.string()),
});
const newDelivery = { done: false, leased_until: 0, sent_to: [] };

/** Thrown if another instance holds the lease, so that the event is retried: that instance can die. */
class DeliveryLeasedError extends Error {}

/** Resolves to null if the push is done or not needed, or if the person has declined notifications. */
async function takeLease(
  uid: string,
  id: string,
  isUnneeded: NonNullable<DeliveryOptions['isUnneeded']>,
): Promise<{ sentTo: string[] } | null> {
  const ref = deliveryRef(uid, id);
  return database.runTransaction(async (tx) => {
    const [delivery, stats] = await Promise.all([
      tx.get(ref),
      tx.get(database.doc(paths.userStats(uid))),
    ]);
    const { done, leased_until, sent_to } = parseSnapshot(deliverySchema, delivery, newDelivery);
    if (done || !allowsPushes(stats) || isUnneeded(stats)) return null;
    if (leased_until > Date.now()) throw new DeliveryLeasedError(ref.path);
    tx.set(ref, withExpiry(uid, { done: false, leased_until: Date.now() + LEASE_MS, sent_to }));
    return { sentTo: sent_to };
  });
}

/** Does not recreate a missing document: the person's account was erased while the push was being sent. */
async function releaseLease(uid: string, id: string, done: boolean, sent_to: string[]) {
  try {
    await deliveryRef(uid, id).update(withExpiry(uid, { done, leased_until: 0, sent_to }));
  } catch (cause) {
    if (!hasErrorCode(cause, GrpcStatus.NOT_FOUND)) throw cause;
  }
}

const deliveryRef = (uid: string, id: string) => database.doc(paths.pushDelivery(uid, id));

const withExpiry = (uid: string, delivery: v.InferOutput<typeof deliverySchema>) => ({
  user_id: uid,
  ...delivery,
  expires_at: new Date(Date.now() + RETENTION_MS),
});

export interface PushResult {
  targeted: number;
  sentOk: number;
  removedInvalid: number;
}

/** Sends to these devices and removes those that are gone; `retryable` holds the ids of those to try later. */
export async function pushTo(
  sender: PushSender,
  uid: string,
  message: PushMessage,
  devices: readonly Device[],
): Promise<{ result: PushResult; sent: string[]; retryable: string[] }> {
  const outcomes = await sender.send(uid, message, devices);
  const withOutcome = (outcome: string) =>
    devices.filter((_, index) => outcomes[index] === outcome);
  const removed = await Promise.all(withOutcome('gone').map((device) => removeGone(uid, device)));
  const sent = withOutcome('sent').map(({ id }) => id);
  const result = {
    targeted: devices.length,
    sentOk: sent.length,
    removedInvalid: removed.filter(Boolean).length,
  };
  return { result, sent, retryable: withOutcome('later').map(({ id }) => id) };
}

/** Only logs a failure: the next push finds the device gone again, and the pushes that were sent must still be recorded. */
async function removeGone(uid: string, { id, token }: Device): Promise<boolean> {
  try {
    return await removeDevice(uid, id, token);
  } catch (error) {
    logger.warn('A device that is gone could not be removed', { uid, id, cause: String(error) });
    return false;
  }
}
