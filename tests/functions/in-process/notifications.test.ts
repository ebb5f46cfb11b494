import { onNotificationWritten } from '../../../functions/src/notifications/count-unread';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { Transaction } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { aNotification } from '../../factories';
import { db } from '../../support/admin';
import { changeEvent, countQuery, writtenEvent } from '../support/database';
import { newPerson } from '../support/progress';

afterEach(() => void vi.restoreAllMocks());

const eventOf = (uid: string, notificationId: string) =>
  writtenEvent(paths.notification(uid, notificationId), { uid, notificationId });

/** Changes a notification. Its trigger has run when this resolves. */
async function change(
  uid: string,
  notificationId: string,
  how: (ref: DocumentReference) => Promise<unknown>,
) {
  const path = paths.notification(uid, notificationId);
  await onNotificationWritten.run(await changeEvent(path, { uid, notificationId }, how));
}

const notify = (user_id: string, id: string, kind: NotificationKind, read = false) =>
  change(user_id, id, (ref) => ref.set(aNotification({ id, user_id, kind, read })));

it('counts the stored notifications, even with redelivered and reordered events', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'reply');
  expect(await stats()).toMatchObject({ unread_notifications: 1 });
  const event = await eventOf(uid, 'a');
  await Promise.all([onNotificationWritten.run(event), onNotificationWritten.run(event)]);
  expect(await stats()).toMatchObject({ unread_notifications: 1, unread_replies: 1 });

  await change(uid, 'a', (ref) => ref.update({ read: true }));
  expect(await stats()).toMatchObject({ unread_notifications: 0 });
  await onNotificationWritten.run(event);
  expect(await stats()).toMatchObject({ unread_notifications: 0, unread_replies: 0 });
});

it('counts outside of transactions, and coalesces concurrent requests into one count and one more', async () => {
  const { uid, stats } = newPerson();
  await Promise.all([notify(uid, 'a', 'reply'), notify(uid, 'b', 'badge')]);
  expect(await stats()).toMatchObject({ unread_notifications: 2, unread_replies: 1 });
  const event = await eventOf(uid, 'a');
  const reads = vi.spyOn(Transaction.prototype, 'get');
  const counts = vi.spyOn(countQuery, 'get');
  const run = async () => onNotificationWritten.run(event) as Promise<void>;
  await Promise.all(Array.from({ length: 20 }, run));
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
  await onNotificationWritten.run(await eventOf(uid, 'n0'));
  expect(await stats()).toMatchObject({ unread_notifications: 100 });
});

it('writes no stats for a person whose notifications are all read', async () => {
  const { uid, stats } = newPerson();
  await notify(uid, 'a', 'badge', true);
  await onNotificationWritten.run(await eventOf(uid, 'a'));
  expect(await stats()).toBeUndefined();
});
