import { notificationSchema } from '@raizes/domain/documents/notification';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { UNREAD_COUNT_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect } from 'react';
import * as v from 'valibot';
import type { Condition } from '@/lib/documents';
import { currentTime } from '@/lib/clock';
import { isDenied } from '@/lib/error-code';
import { useDocs } from '@/lib/live';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
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

// A reply may be seen before its notification exists, and the screen left: then the notification is marked when it comes.

const seenSchema = v.array(v.string());
const seenKey = (uid: string) => `seen-replies.${uid}`;
const readSeen = (uid: string) => readStored(seenKey(uid), seenSchema) ?? [];

/** Of what never comes no more is kept. */
const MAX_KEPT = 10;
const NO_LONGER_COMES_MS = 86_400_000;

function writeSeen(uid: string, ids: string[]): void {
  if (ids.length > 0) storage.write(seenKey(uid), ids.slice(-MAX_KEPT));
  else storage.remove(seenKey(uid));
}

const without = (uid: string, id: string) => readSeen(uid).filter((each) => each !== id);

/** Remembers the notification of a reply that is on the screen, if it may still come. */
export function rememberSeen(uid: string, notificationId: string, respondedAt: Date): void {
  if (currentTime().getTime() - respondedAt.getTime() > NO_LONGER_COMES_MS) return;
  writeSeen(uid, [...without(uid, notificationId), notificationId]);
}

/** Marks what was seen as read, whenever there are unread replies. */
export function useSeenReplies(uid: string, unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    for (const id of readSeen(uid)) {
      updateDoc(paths.notification(uid, id), { read: true }).sent.then(
        () => writeSeen(uid, without(uid, id)),
        // It does not exist yet.
        (error: unknown) => isDenied(error) || logFailure(error),
      );
    }
  }, [uid, unread]);
}
