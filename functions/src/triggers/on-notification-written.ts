import '../app';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { countUnread } from '../stats/count-unread';

/** Keeps the counts of what a person has not read true. */
export const onNotificationWritten = onDocumentWritten(
  { document: 'users/{uid}/notifications/{notificationId}', retry: true },
  atLeastOnce(async ({ params: { uid }, data }) => {
    if (data && isUnread(data.before) !== isUnread(data.after)) await countUnread(uid);
  }),
);

const isUnread = (seen: DocumentSnapshot) => seen.get('read') === false;
