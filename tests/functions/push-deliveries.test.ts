import { onNotificationCreated } from '../../functions/src/push/deliver';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { aNotification } from '../factories';
import { db } from '../support/admin';
import { newUid, pollOptions } from './support/progress';
import { createdEvent } from './support/database';
import {
  answerMessage,
  discipleAndPastor,
  sendMessage,
  untilLeaderNotified,
} from './support/messages';
import { outboxOf, registerDevices } from './support/push';

it('a push tells the leader of a message and the disciple of the answer, without their texts', async () => {
  const between = await discipleAndPastor();
  await registerDevices(between.user_id, [between.user_id]);
  await registerDevices(between.pastor_id, [between.pastor_id]);
  const messageId = await sendMessage(between, { message: 'segredo meu' });
  await untilLeaderNotified(messageId);
  await expect
    .poll(() => outboxOf(between.pastor_id), pollOptions)
    .toMatchObject([
      { title: 'Nova mensagem', body: 'Um discípulo escreveu para você.', url: '/pastor-panel' },
    ]);

  const id = notificationIds.reply(messageId);
  await answerMessage(messageId);
  await expect
    .poll(() => outboxOf(between.user_id), pollOptions)
    .toMatchObject([
      { title: 'Resposta recebida', body: 'Seu líder respondeu sua mensagem', tag: id },
    ]);

  // A redelivered event sends nothing more.
  const params = { uid: between.user_id, notificationId: id };
  const event = await createdEvent(paths.notification(between.user_id, id), params);
  await onNotificationCreated.run(event);
  expect(await outboxOf(between.user_id)).toHaveLength(1);
});

it('a push announces a new badge and a completed challenge', async () => {
  const uid = newUid();
  await registerDevices(uid, [uid]);
  const { id: _, ...notification } = aNotification({ user_id: uid, created_at: new Date() });
  const badge = { title: 'Nova conquista!', body: 'Você ganhou a medalha “Raiz”.' };
  const challenge = { kind: 'challenge', title: 'Desafio concluído!', body: 'x'.repeat(300) };
  await db
    .doc(paths.notification(uid, 'badge-raiz'))
    .set({ ...notification, ...badge, kind: 'badge' });
  await db.doc(paths.notification(uid, 'challenge-c')).set({ ...notification, ...challenge });
  await expect.poll(async () => (await outboxOf(uid)).length, pollOptions).toBe(2);
  const outbox = await outboxOf(uid);
  expect(outbox.find(({ tag }) => tag === 'badge-raiz')).toMatchObject(badge);
  expect(outbox.find(({ tag }) => tag === 'challenge-c')?.body).toHaveLength(200);
});
