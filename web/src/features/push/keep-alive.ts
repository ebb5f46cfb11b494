import {
  withLock,
  clearPushMark,
  getPublicKey,
  pushMark,
  registerDevice,
  removeSubscription,
  saveSubscription,
  setPushMark,
  unregisterDevice,
} from '@/lib/push/subscription';
import { endPushes, isSubscribed } from '@/lib/push/end-pushes';
import type { PushMark } from '@/lib/push/subscription';
import { followTimeZone, pushSupport } from './push-toggle';

/** Even one that has not changed is saved again after this long: the server may have given it up. */
const WEEK_MS = 7 * 86_400_000;

/**
 * Looks, each time the app opens, whether pushes still reach this person on this device. A browser renews its subscription as it
 * likes, and a person takes the permission back without a word to us.
 */
export async function keepPushAlive(uid: string): Promise<void> {
  if (pushSupport() === 'ready') await withLock(() => lookAfter(uid));
}

async function lookAfter(uid: string): Promise<void> {
  const mark = pushMark();
  if (mark?.uid !== uid) {
    // Whoever subscribed here, it was not this person.
    clearPushMark();
    if (mark || (await isSubscribed())) await endPushes();
  } else if (Notification.permission === 'granted') {
    await renew(mark);
    await followTimeZone();
  } else {
    await removeSubscription(mark.endpoint);
    await unregisterDevice();
    clearPushMark();
  }
}

async function renew(mark: PushMark): Promise<void> {
  const isDue = Date.now() - mark.savedAt >= WEEK_MS;
  const publicKey = isDue ? await getPublicKey() : mark.publicKey;
  // A subscription is bound to the key that it was made with.
  if (publicKey !== mark.publicKey) await unregisterDevice();
  const registration = await registerDevice(publicKey);
  const { endpoint, token } = registration;
  const isSame = endpoint === mark.endpoint && token === mark.token;
  if (isSame && !isDue) return;
  await saveSubscription(registration, endpoint === mark.endpoint ? null : mark.endpoint);
  setPushMark({ ...mark, publicKey, endpoint, token, savedAt: Date.now() });
}
