import { FirebaseError, initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import { enableAppCheck } from '../firebase/app-check';
import { messagingConfig } from '../firebase/auth';
import type { DeviceRegistration } from './subscription';
import { activeWorker } from './worker';

/** Registers the device with FCM, which subscribes the browser, renews the subscription when needed, and issues a token. */
export async function register(publicKey: string): Promise<DeviceRegistration> {
  const token = await fetchToken(publicKey);
  const { endpoint: address, keys } = (await subscription())?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (!address || !p256dh || !auth) throw new Error('The browser made no push subscription');
  return { endpoint: address, keys: { p256dh, auth }, token };
}

async function fetchToken(vapidKey: string): Promise<string> {
  // A separate Firebase app, because the default one has no sender id (see `lib/firebase/auth.ts`).
  const app = initializeApp(messagingConfig, 'push');
  enableAppCheck(app);
  const messaging = getMessaging(app);
  const options = { vapidKey, serviceWorkerRegistration: await activeWorker() };
  try {
    return await getToken(messaging, options);
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === RENEWAL_REFUSED)) throw error;
    // FCM has dropped the old token. A new subscription gets a new one.
    await unregister();
    return getToken(messaging, options);
  }
}

const RENEWAL_REFUSED = 'messaging/token-update-failed';

export const endpoint = async () => (await subscription())?.endpoint ?? null;

/** Also invalidates FCM's token: the next push to it fails as unregistered, and the next subscription gets another token. */
export async function unregister(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

const subscription = async () => (await activeWorker()).pushManager.getSubscription();
