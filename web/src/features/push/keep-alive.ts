import { removeSubscription, saveSubscription } from '@/lib/push/calls';
import { endPushes } from '@/lib/push/end-pushes';
import { clearPushMark, pushMark, setPushMark } from '@/lib/push/mark';
import type { PushMark } from '@/lib/push/mark';
import { registerDevice, unregisterDevice } from '@/lib/push/registration';
import { followTimeZone } from './reminder/kept-reminder';
import { pushSupport } from './support';

/** Even one that has not changed is saved again after this long: the server may have given it up. */
const WEEK_MS = 7 * 86_400_000;

/**
 * Looks, each time the app opens, whether pushes still reach this person on this device. A browser renews its subscription as it
 * likes, and a person takes the permission back without a word to us.
 */
export async function keepPushAlive(uid: string): Promise<void> {
  if (pushSupport() !== 'ready') return;
  const mark = pushMark();
  if (mark?.uid !== uid) {
    // Whoever subscribed here, it was not this person.
    clearPushMark();
    await endPushes();
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
  const registration = await registerDevice(mark.publicKey);
  const { endpoint, token } = registration;
  const isSame = endpoint === mark.endpoint && token === mark.token;
  if (isSame && Date.now() - mark.savedAt < WEEK_MS) return;
  await saveSubscription(registration, endpoint === mark.endpoint ? null : mark.endpoint);
  setPushMark({ ...mark, endpoint, token, savedAt: Date.now() });
}
