import { DAY_MS } from '@raizes/domain/day';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';

const KEPT_DAYS = 180;

interface NewNotification {
  /** One of `notificationIds`. */
  id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** A route of the app. */
  url: string;
}

/**
 * Adds a notification to the person's list. `onNotificationCreated` then pushes it, unless it is a notice. Writing to the same id again
 * overwrites the notification.
 */
export function writeNotification(
  tx: Transaction,
  uid: string,
  { id, ...content }: NewNotification,
): void {
  tx.set(database.doc(paths.notification(uid, id)), {
    user_id: uid,
    ...content,
    read: false,
    created_at: FieldValue.serverTimestamp(),
    // A TTL policy of Firestore deletes it then.
    expires_at: new Date(Date.now() + KEPT_DAYS * DAY_MS),
  });
}
