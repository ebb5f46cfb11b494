import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../lib/database';

interface Notification {
  /** Says what it is about: the same news is one row, however often it is told. */
  id: string;
  title: string;
  body: string;
  url: string;
}

export function writeNotification(tx: Transaction, uid: string, { id, ...text }: Notification) {
  tx.set(database.doc(paths.notification(uid, id)), {
    user_id: uid,
    ...text,
    read: false,
    created_at: FieldValue.serverTimestamp(),
  });
}
