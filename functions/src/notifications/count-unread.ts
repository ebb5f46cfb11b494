import { UNREAD_COUNT_MAX } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { database } from '../firebase';
import { readStats, writeStats } from '../progress/stats';
import { atLeastOnce } from '../trigger';

export const onNotificationWritten = onDocumentWritten(
  { document: 'users/{uid}/notifications/{notificationId}', retry: true },
  atLeastOnce(async ({ params: { uid }, data }) => {
    if (data && isUnread(data.before) !== isUnread(data.after)) await countUnread(uid);
  }),
);

const isUnread = (snapshot: DocumentSnapshot) => snapshot.get('read') === false;

/** Counts a person's unread notifications into their stats. It counts the current documents, so any order of events is fine. */
export async function countUnread(uid: string): Promise<void> {
  const unread = database.collection(collections.notifications(uid)).where('read', '==', false);
  const replies = unread.where('kind', '==', 'reply');

  await database.runTransaction(async (tx) => {
    const [stats, unreadCount, replyCount] = await Promise.all([
      readStats(tx, uid),
      tx.get(unread.limit(UNREAD_COUNT_MAX).count()),
      tx.get(replies.limit(UNREAD_COUNT_MAX).count()),
    ]);
    const unread_notifications = unreadCount.data().count;
    const unread_replies = replyCount.data().count;
    const isUnchanged =
      stats.unread_notifications === unread_notifications &&
      stats.unread_replies === unread_replies;
    if (!isUnchanged) writeStats(tx, { ...stats, unread_notifications, unread_replies });
  });
}
