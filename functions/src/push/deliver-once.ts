import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beginDelivery, endDelivery } from './delivery-ledger';
import { devicesOf } from './devices';
import type { PushMessage, PushSender } from './push-sender';
import { pushTo } from './push-to';

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
