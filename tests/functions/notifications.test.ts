import { onNotificationWritten } from '../../functions/src/notifications/count-unread';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { aNotification } from '../factories';
import { db } from '../support/admin';
import { countQuery } from './support/database';
import { change, eventOf, newPerson } from './support/triggers';

afterEach(() => void vi.restoreAllMocks());

const changeOf = (uid: string, id: string, how: Parameters<typeof change>[2]) =>
  change(onNotificationWritten, paths.notification(uid, id), how);

const notify = (user_id: string, id: string, kind: NotificationKind, read = false) =>
  changeOf(user_id, id, (ref) => ref.set(aNotification({ id, user_id, kind, read })));

/** The event of a stored notification, to be delivered later. */
const stored = (uid: string, id: string) =>
  eventOf(onNotificationWritten, paths.notification(uid, id));

it('counts unread notifications and replies for a person without stats', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'badge');
  await notify(uid, 'b', 'reply');
  await notify(uid, 'c', 'reply');
  const { created_at: _, ...empty } = emptyStats(uid);
  expect(await stats()).toMatchObject({ ...empty, unread_notifications: 3, unread_replies: 2 });
});

it('counts down as notifications are read or deleted', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'challenge');
  await notify(uid, 'b', 'reply');
  expect(await stats()).toMatchObject({ unread_notifications: 2, unread_replies: 1 });
  await changeOf(uid, 'b', (ref) => ref.update({ read: true }));
  expect(await stats()).toMatchObject({ unread_notifications: 1, unread_replies: 0 });
  await changeOf(uid, 'a', (ref) => ref.delete());
  expect(await stats()).toMatchObject({ unread_notifications: 0, unread_replies: 0 });
});

it('counts again when the stats have changed in the meantime', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'reply');
  await notify(uid, 'b', 'badge');
  const unread = (count: number) =>
    db.doc(paths.userStats(uid)).update({ unread_notifications: count });
  await unread(0);
  // Called with its own query below.
  // oxlint-disable-next-line typescript/unbound-method
  const { get } = countQuery;
  vi.spyOn(countQuery, 'get').mockImplementationOnce(async function countThenNotify(
    this: typeof countQuery,
  ) {
    const counted = await get.call(this);
    // Another instance counts a notification that this count lacks.
    const late = aNotification({ id: 'c', user_id: uid, kind: 'badge' });
    await db.doc(paths.notification(uid, 'c')).set(late);
    await unread(3);
    return counted;
  });
  await (
    await stored(uid, 'a')
  )();
  expect(await stats()).toMatchObject({ unread_notifications: 3, unread_replies: 1 });
});

it('counts the stored notifications, even with redelivered and reordered events', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'reply');
  expect(await stats()).toMatchObject({ unread_notifications: 1 });
  const deliver = await stored(uid, 'a');
  await Promise.all([deliver(), deliver()]);
  expect(await stats()).toMatchObject({ unread_notifications: 1, unread_replies: 1 });

  await changeOf(uid, 'a', (ref) => ref.update({ read: true }));
  expect(await stats()).toMatchObject({ unread_notifications: 0 });
  await deliver();
  expect(await stats()).toMatchObject({ unread_notifications: 0, unread_replies: 0 });
});

it('counts outside of transactions, and coalesces concurrent requests into one count and one more', async () => {
  const { uid, stats } = newPerson();
  await Promise.all([notify(uid, 'a', 'reply'), notify(uid, 'b', 'badge')]);
  expect(await stats()).toMatchObject({ unread_notifications: 2, unread_replies: 1 });
  const deliver = await stored(uid, 'a');
  const reads = vi.spyOn(Transaction.prototype, 'get');
  const counts = vi.spyOn(countQuery, 'get');
  await Promise.all(Array.from({ length: 20 }, deliver));
  expect(reads).not.toHaveBeenCalled();
  expect(counts.mock.calls.length).toBeLessThanOrEqual(4);
});

it('stops counting at a hundred', async () => {
  const { uid, stats } = newPerson();
  const batch = db.batch();
  for (let each = 0; each < 103; each += 1) {
    batch.set(db.doc(paths.notification(uid, `n${each}`)), { kind: 'badge', read: false });
  }
  await batch.commit();
  await (
    await stored(uid, 'n0')
  )();
  expect(await stats()).toMatchObject({ unread_notifications: 100 });
});

it('writes no stats for a person whose notifications are all read', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'badge', true);
  await (
    await stored(uid, 'a')
  )();
  expect(await stats()).toBeUndefined();
});
