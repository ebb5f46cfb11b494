import { notificationSchema } from '@raizes/domain/documents/notification';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { UNREAD_COUNT_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { useDocs } from '@/lib/live';
import type { Condition } from '@/lib/documents';
import { updateDoc, updateDocs } from '@/lib/writes';

const LISTED = 20;
const isUnread: Condition = ['read', '==', false];

/** What a person was told last, newest first, live. */
export function useNotifications(uid: string) {
  return useDocs(
    { path: collections.notifications(uid), descending: 'created_at', size: LISTED },
    notificationSchema,
  );
}

/** What a person has not read of one kind, live. */
export function useUnread(uid: string, kind: NotificationKind) {
  return useDocs(
    {
      path: collections.notifications(uid),
      conditions: [isUnread, ['kind', '==', kind]],
      size: UNREAD_COUNT_MAX,
    },
    notificationSchema,
  );
}

/** Goes on without a network, and is no reason to stop a person when it fails. */
export function markRead(uid: string, id: string): void {
  updateDoc(paths.notification(uid, id), { read: true }).sent.catch(warn);
}

export function markAllRead(uid: string): void {
  const path = collections.notifications(uid);
  updateDocs({ path, conditions: [isUnread], size: UNREAD_COUNT_MAX }, { read: true }).catch(warn);
}

function warn(error: unknown): void {
  console.warn('A notification could not be marked as read', error);
}
