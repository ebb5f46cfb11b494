import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Notification } from '@raizes/domain/documents/notification';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { notificationIds } from '@raizes/domain/notification-ids';
import { paths } from '@raizes/domain/paths';
import { db } from '../admin';
import { sampleMessages } from '../content/messages';
import type { SampleMessage } from '../content/messages';
import { devotionalOf } from './daily-content';

const [disciple, leader] = ['discipulo', 'pastor'];
const HOUR_MS = 3_600_000;

/** What Davi and his pastor have written to each other, and what each of them was told of it. */
export async function seedMessages(today: Day) {
  const batch = db.batch();
  const unread = { [disciple]: 0, [leader]: 0 };

  const tell = (uid: string, { id, ...content }: Omit<Notification, 'user_id'>) => {
    batch.set(db.doc(paths.notification(uid, id)), { user_id: uid, ...content });
    if (!content.read) unread[uid] = (unread[uid] ?? 0) + 1;
  };

  for (const sample of sampleMessages) {
    const { id, ...message } = messageOf(sample, today);
    batch.set(db.doc(paths.pastorMessage(id)), message);
    tell(leader, {
      id: notificationIds.message(id),
      kind: 'message',
      title: 'Nova mensagem',
      body: message.disciple_name ?? '',
      url: '/pastor-panel',
      read: message.status !== 'pending',
      created_at: message.created_at,
    });
    if (!message.responded_at) continue;
    tell(disciple, {
      id: notificationIds.reply(id),
      kind: 'reply',
      title: 'Resposta recebida',
      body: 'Seu líder respondeu sua mensagem',
      url: '/my-messages',
      read: !sample.isNews,
      created_at: message.responded_at,
    });
  }

  batch.update(db.doc(paths.userStats(leader)), { unread_notifications: unread[leader] });
  batch.update(db.doc(paths.userStats(disciple)), {
    unread_notifications: unread[disciple],
    unread_replies: unread[disciple],
  });
  await batch.commit();
}

function messageOf({ id, daysAgo, message, status, response }: SampleMessage, today: Day) {
  const day = addDays(today, -daysAgo);
  const created_at = new Date(`${day}T07:40:00`);
  const sent: PastorMessage = {
    id,
    user_id: disciple,
    pastor_id: leader,
    devotional_id: day,
    message,
    status,
    response,
    responded_at: response === null ? null : new Date(created_at.getTime() + 11 * HOUR_MS),
    created_at,
    disciple_name: 'Davi Oliveira',
    pastor_name: 'Paulo Ribeiro',
    pastor_position: 'pastor',
    verse_reference: devotionalOf(day).verse_reference,
    devotional_date: day,
  };
  return sent;
}
