import { notificationSchema } from '@raizes/domain/documents/notification';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { UNREAD_COUNT_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import type { Condition } from '@/lib/documents';
import { useDocs } from '@/lib/live';
import { updateDoc, updateDocs } from '@/lib/writes';

const PAGE_SIZE = 20;
const isUnread: Condition = ['read', '==', false];

/** A person's latest notifications, newest first, live. */
export function useNotifications(uid: string) {
  return useDocs(
    { path: collections.notifications(uid), descending: 'created_at', size: PAGE_SIZE },
    notificationSchema,
  );
}

/** A person's unread notifications of one kind, live. */
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

/** Works offline. A failure is only logged: it must not keep the person from going on. */
export function markRead(uid: string, id: string): void {
  updateDoc(paths.notification(uid, id), { read: true }).sent.catch(logFailure);
}

export function markAllRead(uid: string): void {
  const path = collections.notifications(uid);
  updateDocs({ path, conditions: [isUnread], size: UNREAD_COUNT_MAX }, { read: true }).catch(
    logFailure,
  );
}

function logFailure(error: unknown): void {
  console.warn('A notification could not be marked as read', error);
}
