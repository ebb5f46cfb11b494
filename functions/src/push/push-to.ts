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
  const removed = await Promise.all(
    having('gone').map(({ id, token }) => removeDevice(uid, id, token)),
  );
  const sent = having('sent').map(({ id }) => id);
  const result = {
    targeted: devices.length,
    sentOk: sent.length,
    removedInvalid: removed.filter(Boolean).length,
  };
  return { result, sent, open: having('later').map(({ id }) => id) };
}
