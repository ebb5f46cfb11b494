import { UNREAD_COUNT_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { GrpcStatus } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { countOf, database } from '../firebase';
import { parseStats, readStats, writeStats } from '../progress/stats';
import { atLeastOnce, hasErrorCode, withLock } from '../trigger';

export const onNotificationWritten = onDocumentWritten(
  { document: 'users/{uid}/notifications/{notificationId}', retry: true },
  atLeastOnce(async ({ params: { uid }, data }) => {
    if (data && isUnread(data.before) !== isUnread(data.after)) await countUnread(uid);
  }),
);

const isUnread = (snapshot: DocumentSnapshot) => snapshot.get('read') === false;

const queued = new Map<string, Promise<void>>();

/**
 * Counts a person's unread notifications and stores the number in their stats. It counts the current documents, so the order of events does
 * not matter. While a count runs, this instance queues at most one more, which serves all further events.
 */
export function countUnread(uid: string): Promise<void> {
  const next = queued.get(uid);
  if (next) return next;
  const count = withLock(`unread ${uid}`, () => {
    queued.delete(uid);
    return storeCounts(uid);
  });
  queued.set(uid, count);
  return count;
}

const ATTEMPTS = 5;

/**
 * Stores the counts if the stats have not changed since they were read, and otherwise counts again. A transaction would lock the stats and
 * notifications of a busy leader while they are counted.
 */
async function storeCounts(uid: string): Promise<void> {
  const unread = database.collection(collections.notifications(uid)).where('read', '==', false);
  const replies = unread.where('kind', '==', 'reply');
  for (let attempt = 1; ; attempt += 1) {
    const before = await ensureStats(uid);
    const [unread_notifications, unread_replies] = await Promise.all([
      countOf(unread.limit(UNREAD_COUNT_MAX)),
      countOf(replies.limit(UNREAD_COUNT_MAX)),
    ]);
    const stats = parseStats(before);
    const isUnchanged =
      stats.unread_notifications === unread_notifications &&
      stats.unread_replies === unread_replies;
    if (isUnchanged) return;
    try {
      const lastUpdateTime = before.updateTime;
      await before.ref.update(
        { unread_notifications, unread_replies },
        lastUpdateTime ? { lastUpdateTime } : {},
      );
      return;
    } catch (cause) {
      // After the last attempt the error is rethrown, so that the event is retried.
      const isStale = hasErrorCode(cause, GrpcStatus.FAILED_PRECONDITION);
      if (!isStale || attempt === ATTEMPTS) throw cause;
    }
  }
}

async function ensureStats(uid: string): Promise<DocumentSnapshot> {
  const ref = database.doc(paths.userStats(uid));
  const snapshot = await ref.get();
  if (snapshot.exists) return snapshot;
  await database.runTransaction(async (tx) => writeStats(tx, await readStats(tx, uid)));
  return ref.get();
}
