import { collections } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../firebase';

/** On the emulators: they have no push service. */
export const isLocal = Boolean(process.env.FIRESTORE_EMULATOR_HOST);

/** What a push says: a title, a short body and where it leads. Never what somebody wrote. */
export interface PushMessage {
  title: string;
  body: string;
  /** Within the app. */
  url: string;
  /** Two of the same tag are one on the screen. */
  tag: string;
  /** How long it is worth delivering. */
  ttlSeconds: number;
}

export interface Device {
  id: string;
  /** What FCM calls it; where there is no FCM, there is none. */
  token: string | null;
}

/**
 * `gone`: the device no longer takes pushes from us. `later`: it may take it if it is tried again. `refused`: our own fault,
 * which no repetition mends and which says nothing about the device.
 */
export type DeviceOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushSender {
  /** An outcome for each device, in their order; never throws. */
  send(uid: string, message: PushMessage, devices: readonly Device[]): Promise<DeviceOutcome[]>;
}

/** Where there is no push service: keeps what would have been sent where its owner, and tests, see it. */
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

/** The one that fits where this runs. FCM is loaded only when something is sent. */
export const sender: PushSender = isLocal
  ? recorder
  : {
      async send(...what) {
        const { fcmSender } = await import('./fcm');
        fcm ??= fcmSender();
        return fcm.send(...what);
      },
    };
