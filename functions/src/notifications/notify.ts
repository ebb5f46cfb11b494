import type { NotificationKind } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';

interface NewNotification {
  /** One of `notificationIds`. */
  id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** Where it leads, within the app. */
  url: string;
}

/** Tells a person something, in the app's own list. The only place that does. */
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
  });
}
