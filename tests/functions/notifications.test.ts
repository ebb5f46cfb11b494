import { onNotificationWritten } from '../../functions/src/notifications/count-unread';
import type { NotificationKind } from '@raizes/domain/documents/notification';
import { emptyStats } from '@raizes/domain/progress/stats';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { complete, newUid, statsOf, today, untilStats } from './support/progress';
import { firstWrite } from './support/database';

const tell = (uid: string, id: string, kind: NotificationKind, read = false) =>
  db.doc(paths.notification(uid, id)).set({
    user_id: uid,
    kind,
    title: 'Título',
    body: 'Texto',
    url: '/dashboard',
    read,
    created_at: new Date(),
  });

it('counts what is unread, and the replies among it, for someone who has no stats yet', async () => {
  const uid = newUid();
  await Promise.all([tell(uid, 'a', 'badge'), tell(uid, 'b', 'reply'), tell(uid, 'c', 'reply')]);
  await untilStats(uid, {
    ...emptyStats(uid),
    unread_notifications: 3,
    unread_replies: 2,
  });
});

it('counts down as notifications are read', async () => {
  const uid = newUid();
  await Promise.all([tell(uid, 'a', 'challenge'), tell(uid, 'b', 'reply')]);
  await untilStats(uid, { unread_notifications: 2, unread_replies: 1 });
  await db.doc(paths.notification(uid, 'b')).update({ read: true });
  await untilStats(uid, { unread_notifications: 1, unread_replies: 0 });
  await db.doc(paths.notification(uid, 'a')).delete();
  await untilStats(uid, { unread_notifications: 0, unread_replies: 0 });
});

it('counts what is there, however often and in whatever order it is told', async () => {
  const uid = newUid();
  await tell(uid, 'a', 'reply');
  await untilStats(uid, { unread_notifications: 1 });
  const event = await firstWrite(paths.notification(uid, 'a'), { uid, notificationId: 'a' });
  await Promise.all([onNotificationWritten.run(event), onNotificationWritten.run(event)]);
  expect(await statsOf(uid)).toMatchObject({ unread_notifications: 1, unread_replies: 1 });

  await db.doc(paths.notification(uid, 'a')).update({ read: true });
  await untilStats(uid, { unread_notifications: 0 });
  await onNotificationWritten.run(event);
  expect(await statsOf(uid)).toMatchObject({ unread_notifications: 0, unread_replies: 0 });
});

it('counts no further than a hundred', async () => {
  const uid = newUid();
  const batch = db.batch();
  for (let each = 0; each < 103; each += 1) {
    batch.set(db.doc(paths.notification(uid, `n${each}`)), { kind: 'badge', read: false });
  }
  await batch.commit();
  const event = await firstWrite(paths.notification(uid, 'n0'), { uid, notificationId: 'n0' });
  await onNotificationWritten.run(event);
  await untilStats(uid, { unread_notifications: 100 });
});

it('writes no stats for someone whose notifications are all read', async () => {
  const uid = newUid();
  await tell(uid, 'a', 'badge', true);
  const event = await firstWrite(paths.notification(uid, 'a'), { uid, notificationId: 'a' });
  await onNotificationWritten.run(event);
  expect(await statsOf(uid)).toBeUndefined();
});

it('counts a badge beside what was earned with it', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50, unread_notifications: 1, unread_replies: 0 });
  const told = await db
    .doc(paths.notification(uid, notificationIds.badge('primeiro-devocional')))
    .get();
  expect(told.data()).toMatchObject({ kind: 'badge', url: '/dashboard' });
});
