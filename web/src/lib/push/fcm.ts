import './tokens-only-here';
import { getMessaging, getToken } from 'firebase/messaging';
import { app } from '../firebase';
import { activeWorker } from './subscription';
import type { DeviceRegistration } from './subscription';

const subscriptionOf = async () => (await activeWorker()).pushManager.getSubscription();

/** FCM subscribes the browser, renews the subscription when it must, and calls it by a token. */
export async function register(publicKey: string): Promise<DeviceRegistration> {
  const serviceWorkerRegistration = await activeWorker();
  const token = await getToken(getMessaging(app), {
    vapidKey: publicKey,
    serviceWorkerRegistration,
  });
  const { endpoint: address, keys } = (await subscriptionOf())?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (!address || !p256dh || !auth) throw new Error('The browser made no push subscription');
  return { endpoint: address, keys: { p256dh, auth }, token };
}

export const endpoint = async () => (await subscriptionOf())?.endpoint ?? null;

/** FCM's token for it goes with it: the next push finds nobody there, and the next subscription gets another. */
export async function unregister(): Promise<void> {
  await (await subscriptionOf())?.unsubscribe();
}
