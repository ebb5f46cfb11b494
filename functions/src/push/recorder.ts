import { collections } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import type { PushSender } from './push-sender';

/** Where there is no push service: keeps what would have been sent where its owner, and tests, see it. */
export const recorder: PushSender = {
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
