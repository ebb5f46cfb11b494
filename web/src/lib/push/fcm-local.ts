import * as v from 'valibot';
import { storage } from '../storage';
import { readStored } from '../stored';
import type { DeviceRegistration } from './subscription';

const KEY = 'push-device';
const schema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
  token: v.null(),
});

const readDevice = (): DeviceRegistration | null => readStored(KEY, schema);

function register(): DeviceRegistration {
  const registration = readDevice() ?? {
    endpoint: `https://push.local.invalid/${randomHex(32)}`,
    keys: { p256dh: randomHex(65), auth: randomHex(16) },
    token: null,
  };
  storage.write(KEY, registration);
  return registration;
}

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const endpoint = () => readDevice()?.endpoint ?? null;

const unregister = () => storage.remove(KEY);

/** Replaces FCM on the emulators with an endpoint that receives no push. */
export const localPush = { register, endpoint, unregister };
