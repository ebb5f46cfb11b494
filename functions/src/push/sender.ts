import { collections } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../firebase';
import type { Device } from './devices';

/** True on the emulators, which have no push service. */
export const isLocal = Boolean(process.env.FIRESTORE_EMULATOR_HOST);

/** Visible on a locked screen, so it never contains a message, a reply or a devotional's answers. Admins and leaders word notices. */
export interface PushMessage {
  title: string;
  body: string;
  /** A route of the app. */
  url: string;
  /** A device shows only the latest push of a tag. */
  tag: string;
  /** How long the push service keeps the push for a sleeping device. */
  ttlSeconds: number;
}

/**
 * `gone`: the device no longer accepts our pushes. `later`: worth a retry. `refused`: our own fault, which no retry fixes and which says
 * nothing about the device.
 */
export type DeviceOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushSender {
  /** Resolves to one outcome per device, in the same order; never throws. */
  send(uid: string, message: PushMessage, devices: readonly Device[]): Promise<DeviceOutcome[]>;
}

/** Replaces the push service on the emulators: records each push where its owner and the tests can read it. */
const recorder: PushSender = {
  async send(uid, { title, body, url, tag }, devices) {
    if (devices.length > 0) {
      await database.collection(collections.pushOutbox(uid)).add({
        user_id: uid,
        title,
        body,
        url,
        tag,
        devices: devices.length,
        sent_at: FieldValue.serverTimestamp(),
      });
    }
    return devices.map(() => 'sent');
  },
};

let fcm: PushSender | null = null;

/** The sender for the current environment. FCM's is loaded with the first push. */
export const sender: PushSender = isLocal
  ? recorder
  : {
      async send(...push) {
        const { createFcmSender } = await import('./fcm');
        fcm ??= createFcmSender();
        return fcm.send(...push);
      },
    };
