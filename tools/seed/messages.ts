import { HOUR_MS, addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Notification } from '@raizes/domain/documents/notification';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { db } from '../../tests/support/admin';
import { congregation } from './content/congregation';
import { sampleMessages } from './content/messages';
import type { SampleMessage } from './content/messages';
import { sampleAccounts } from '../sample-accounts.mjs';
import { devotionalOf } from './published';
import { leaderOf } from './people';

/** Writes the messages between disciples and leaders, with both sides' notifications. */
export async function seedMessages(today: Day) {
  const batch = db.batch();
  const unread = new Map<string, { notifications: number; replies: number }>();

  const notify = (uid: string, { id, ...content }: Omit<Notification, 'user_id'>) => {
    batch.set(db.doc(paths.notification(uid, id)), { user_id: uid, ...content });
    const count = unread.get(uid) ?? { notifications: 0, replies: 0 };
    unread.set(uid, count);
    if (content.read) return;
    count.notifications += 1;
    if (content.kind === 'reply') count.replies += 1;
  };

  for (const sample of sampleMessages) {
    const { id, ...message } = messageOf(sample, today);
    batch.set(db.doc(paths.pastorMessage(id)), message);
    notify(message.pastor_id, {
      id: notificationIds.message(id),
      kind: 'message',
      title: 'Nova mensagem',
      body: message.disciple_name ?? '',
      url: '/pastor-panel',
      read: message.status !== 'pending',
      created_at: message.created_at,
    });
    if (!message.responded_at) continue;
    notify(message.user_id, {
      id: notificationIds.reply(id),
      kind: 'reply',
      title: 'Resposta recebida',
      body: 'Seu líder respondeu sua mensagem',
      url: '/my-messages',
      read: !sample.isUnseen,
      created_at: message.responded_at,
    });
  }

  for (const [uid, { notifications, replies }] of unread) {
    batch.update(db.doc(paths.userStats(uid)), {
      unread_notifications: notifications,
      unread_replies: replies,
    });
  }
  await batch.commit();
}

/** The disciple and the leader of a message. */
function peopleOf(uid: string) {
  const disciple = [...sampleAccounts, ...congregation].find((each) => each.uid === uid);
  const leader = leaderOf(disciple?.leaderId ?? null);
  if (!disciple || !leader) throw new Error(`${uid} has no leader`);
  return { disciple, leader };
}

function messageOf(sample: SampleMessage, today: Day) {
  const { id, from = 'discipulo', daysAgo, message, status, response } = sample;
  const { disciple, leader } = peopleOf(from);
  const day = addDays(today, -daysAgo);
  const created_at = new Date(`${day}T07:40:00`);
  const sent: PastorMessage = {
    id,
    user_id: disciple.uid,
    pastor_id: leader.id,
    devotional_id: day,
    message,
    status,
    response,
    responded_at: response === null ? null : new Date(created_at.getTime() + 11 * HOUR_MS),
    created_at,
    disciple_name: disciple.fullName,
    pastor_name: leader.full_name,
    pastor_position: leader.position,
    verse_reference: devotionalOf(day).verse_reference,
    devotional_date: day,
    archived_at: null,
  };
  return sent;
}
