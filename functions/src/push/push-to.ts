import * as logger from 'firebase-functions/logger';
import type { Device, PushMessage, PushSender } from './push-sender';
import { removeDevice } from './remove-device';

/** What became of one push to the devices of a person. */
export interface PushResult {
  targeted: number;
  sentOk: number;
  removedInvalid: number;
}

/** Sends to these devices and removes those that are gone. `open` are those that should be tried again. */
export async function pushTo(
  sender: PushSender,
  uid: string,
  message: PushMessage,
  devices: readonly Device[],
): Promise<{ result: PushResult; sent: string[]; open: string[] }> {
  const outcomes = await sender.send(uid, message, devices);
  const having = (outcome: string) => devices.filter((_, index) => outcomes[index] === outcome);
  const removed = await Promise.all(having('gone').map(({ id, token }) => remove(uid, id, token)));
  const sent = having('sent').map(({ id }) => id);
  const result = {
    targeted: devices.length,
    sentOk: sent.length,
    removedInvalid: removed.filter(Boolean).length,
  };
  return { result, sent, open: having('later').map(({ id }) => id) };
}

/** What could not be removed now is found gone again by the next push; that this one was sent must not be lost over it. */
async function remove(uid: string, id: string, token: string | null): Promise<boolean> {
  try {
    return await removeDevice(uid, id, token);
  } catch (error) {
    logger.warn('A device that is gone could not be removed', { uid, id, cause: String(error) });
    return false;
  }
}
