import { onNotificationWritten } from '../../functions/src/notifications/count-unread';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { emptyStats } from '@raizes/domain/progress/stats';
import { paths } from '@raizes/domain/paths';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { aNotification } from '../factories';
import { db } from '../support/admin';
import { newPerson } from './support/progress';
import { writtenEvent } from './support/database';

afterEach(() => void vi.restoreAllMocks());

type Count = ReturnType<FirebaseFirestore.Query['count']>;
/** The prototype of every count query; the SDK does not export its class. */
const countQuery = Object.getPrototypeOf(db.collection('any').count()) as Count;

const notify = (user_id: string, id: string, kind: NotificationKind, read = false) =>
  db.doc(paths.notification(user_id, id)).set(aNotification({ id, user_id, kind, read }));
const eventOf = (uid: string, notificationId: string) =>
  writtenEvent(paths.notification(uid, notificationId), { uid, notificationId });

it('counts unread notifications and replies for a person without stats', async () => {
  const { uid, untilStats } = newPerson();
  await Promise.all([
    notify(uid, 'a', 'badge'),
    notify(uid, 'b', 'reply'),
    notify(uid, 'c', 'reply'),
  ]);
  const { created_at: _, ...empty } = emptyStats(uid);
  await untilStats({ ...empty, unread_notifications: 3, unread_replies: 2 });
});

it('counts down as notifications are read', async () => {
  const { uid, untilStats } = newPerson();
  await Promise.all([notify(uid, 'a', 'challenge'), notify(uid, 'b', 'reply')]);
  await untilStats({ unread_notifications: 2, unread_replies: 1 });
  await db.doc(paths.notification(uid, 'b')).update({ read: true });
  await untilStats({ unread_notifications: 1, unread_replies: 0 });
  await db.doc(paths.notification(uid, 'a')).delete();
  await untilStats({ unread_notifications: 0, unread_replies: 0 });
});

it('counts the stored notifications, even with redelivered and reordered events', async () => {
  const { uid, stats, untilStats } = newPerson();
  await notify(uid, 'a', 'reply');
  await untilStats({ unread_notifications: 1 });
  const event = await eventOf(uid, 'a');
  await Promise.all([onNotificationWritten.run(event), onNotificationWritten.run(event)]);
  expect(await stats()).toMatchObject({ unread_notifications: 1, unread_replies: 1 });

  await db.doc(paths.notification(uid, 'a')).update({ read: true });
  await untilStats({ unread_notifications: 0 });
  await onNotificationWritten.run(event);
  expect(await stats()).toMatchObject({ unread_notifications: 0, unread_replies: 0 });
});

it('counts outside of transactions, and coalesces concurrent requests into one count and one more', async () => {
  const { uid, untilStats } = newPerson();
  await Promise.all([notify(uid, 'a', 'reply'), notify(uid, 'b', 'badge')]);
  await untilStats({ unread_notifications: 2, unread_replies: 1 });
  const event = await eventOf(uid, 'a');
  const reads = vi.spyOn(Transaction.prototype, 'get');
  const counts = vi.spyOn(countQuery, 'get');
  const run = async () => onNotificationWritten.run(event) as Promise<void>;
  await Promise.all(Array.from({ length: 20 }, run));
  expect(reads).not.toHaveBeenCalled();
  expect(counts.mock.calls.length).toBeLessThanOrEqual(4);
});

it('counts again when the stats have changed in the meantime', async () => {
  const { uid, stats, untilStats } = newPerson();
  await Promise.all([notify(uid, 'a', 'reply'), notify(uid, 'b', 'badge')]);
  await untilStats({ unread_notifications: 2, unread_replies: 1 });
  await db.doc(paths.userStats(uid)).update({ unread_notifications: 0 });
  const event = await eventOf(uid, 'a');
  // Called with its own query below.
  // oxlint-disable-next-line typescript/unbound-method
  const { get } = countQuery;
  vi.spyOn(countQuery, 'get').mockImplementationOnce(async function countThenNotify(this: Count) {
    const counted = await get.call(this);
    await notify(uid, 'c', 'badge');
    await untilStats({ unread_notifications: 3 });
    return counted;
  });
  await onNotificationWritten.run(event);
  expect(await stats()).toMatchObject({ unread_notifications: 3, unread_replies: 1 });
});

it('stops counting at a hundred', async () => {
  const { uid, untilStats } = newPerson();
  const batch = db.batch();
  for (let each = 0; each < 103; each += 1) {
    batch.set(db.doc(paths.notification(uid, `n${each}`)), { kind: 'badge', read: false });
  }
  await batch.commit();
  await onNotificationWritten.run(await eventOf(uid, 'n0'));
  await untilStats({ unread_notifications: 100 });
});

it('writes no stats for a person whose notifications are all read', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'badge', true);
  await onNotificationWritten.run(await eventOf(uid, 'a'));
  expect(await stats()).toBeUndefined();
});
