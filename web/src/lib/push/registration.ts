import { emulators } from '../firebase-config';

/** How a push finds this device. */
export interface DeviceRegistration {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What FCM calls the device; without FCM there is none. */
  token: string | null;
}

/** On the emulators, which have no push service. */
export const isLocalPush = emulators !== null;

const kind = () => (isLocalPush ? import('./local-registration') : import('./fcm-registration'));

/** Registers this device for pushes, or finds that it is. */
export async function registerDevice(publicKey: string): Promise<DeviceRegistration> {
  return (await kind()).register(publicKey);
}

/** What this device is registered as, as far as the browser knows. */
export async function currentEndpoint(): Promise<string | null> {
  return (await kind()).endpoint();
}

/** Takes this device off the push service. */
export async function unregisterDevice(): Promise<void> {
  await (await kind()).unregister();
}
