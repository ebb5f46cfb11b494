import { DAY_MS } from '@raizes/domain/day';
import { notificationSchema } from '@raizes/domain/documents/notification';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { UNREAD_COUNT_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { Condition } from '@/lib/documents';
import { currentTime } from '@/lib/timing';
import { isDenied } from '@/lib/error-code';
import { useDocs } from '@/lib/live';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { mergeDoc, mergeDocs } from '@/lib/writes';

const PAGE_SIZE = 20;
const unreadOnly: Condition = ['read', '==', false];

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
      conditions: [unreadOnly, ['kind', '==', kind]],
      size: UNREAD_COUNT_MAX,
    },
    notificationSchema,
  );
}

/** Works offline. A failure is only logged, so that it does not interrupt the person. */
export function markRead(uid: string, id: string): void {
  mergeDoc(paths.notification(uid, id), { read: true }).sent.catch(logFailure);
}

export function markAllRead(uid: string): void {
  const path = collections.notifications(uid);
  mergeDocs({ path, conditions: [unreadOnly], size: UNREAD_COUNT_MAX }, { read: true }).catch(
    logFailure,
  );
}

function logFailure(error: unknown): void {
  console.warn('A notification could not be marked as read', error);
}

// A person can see a reply, and leave its screen, before its notification exists. The notification is then marked as read when
// it arrives.

const seenSchema = v.array(v.string());
const seenKey = (uid: string) => `seen-replies.${uid}`;
const readSeen = (uid: string) => readStored(seenKey(uid), seenSchema) ?? [];

/** Limits for notifications that never arrive: how many are remembered, and for how long one is expected. */
const MAX_REMEMBERED = 10;
const MAX_DELAY_MS = DAY_MS;

function writeSeen(uid: string, ids: string[]): void {
  if (ids.length > 0) storage.write(seenKey(uid), ids.slice(-MAX_REMEMBERED));
  else storage.remove(seenKey(uid));
}

const seenExcept = (uid: string, id: string) => readSeen(uid).filter((each) => each !== id);

/** Remembers a reply that is on the screen, if its notification can still arrive. */
export function rememberSeenReply(uid: string, notificationId: string, respondedAt: Date): void {
  if (currentTime().getTime() - respondedAt.getTime() > MAX_DELAY_MS) return;
  writeSeen(uid, [...seenExcept(uid, notificationId), notificationId]);
}

/** Marks the notifications of seen replies as read, whenever there are unread replies. */
export function useMarkSeenReplies(uid: string, unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    for (const id of readSeen(uid)) {
      mergeDoc(paths.notification(uid, id), { read: true }).sent.then(
        () => writeSeen(uid, seenExcept(uid, id)),
        // The rules refuse the write while the notification does not exist.
        (error: unknown) => isDenied(error) || logFailure(error),
      );
    }
  }, [uid, unread]);
}
