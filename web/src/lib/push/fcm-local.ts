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

const hex = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const kept = (): DeviceRegistration | null => readStored(KEY, schema);

// A stand-in for the push service, which can't be reached from here: an address that no push will ever arrive from.

export function register(): DeviceRegistration {
  const registration = kept() ?? {
    endpoint: `https://push.local.invalid/${hex(32)}`,
    keys: { p256dh: hex(65), auth: hex(16) },
    token: null,
  };
  storage.write(KEY, registration);
  return registration;
}

export const endpoint = () => kept()?.endpoint ?? null;

export const unregister = () => storage.remove(KEY);
