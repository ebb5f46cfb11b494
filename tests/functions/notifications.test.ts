import { onNotificationWritten } from '../../functions/src/notifications/count-unread';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { emptyStats } from '@raizes/domain/progress/stats';
import { paths } from '@raizes/domain/paths';
import { afterEach, expect, it, vi } from 'vitest';
import { aNotification } from '../factories';
import { db } from '../support/admin';
import { newPerson } from './support/progress';
import { countQuery, writtenEvent } from './support/database';

// The tests that need no trigger of the emulator: in-process/notifications.test.ts.

afterEach(() => void vi.restoreAllMocks());

const notify = (user_id: string, id: string, kind: NotificationKind) =>
  db.doc(paths.notification(user_id, id)).set(aNotification({ id, user_id, kind }));

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

it('counts again when the stats have changed in the meantime', async () => {
  const { uid, stats, untilStats } = newPerson();
  await Promise.all([notify(uid, 'a', 'reply'), notify(uid, 'b', 'badge')]);
  await untilStats({ unread_notifications: 2, unread_replies: 1 });
  await db.doc(paths.userStats(uid)).update({ unread_notifications: 0 });
  const event = await writtenEvent(paths.notification(uid, 'a'), { uid, notificationId: 'a' });
  // Called with its own query below.
  // oxlint-disable-next-line typescript/unbound-method
  const { get } = countQuery;
  vi.spyOn(countQuery, 'get').mockImplementationOnce(async function countThenNotify(
    this: typeof countQuery,
  ) {
    const counted = await get.call(this);
    await notify(uid, 'c', 'badge');
    await untilStats({ unread_notifications: 3 });
    return counted;
  });
  await onNotificationWritten.run(event);
  expect(await stats()).toMatchObject({ unread_notifications: 3, unread_replies: 1 });
});
