import { deliverOnce, onNotificationCreated } from '../../functions/src/push/deliver';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, it, vi } from 'vitest';
import { database } from '../../functions/src/firebase';
import { deleteOwnDocuments } from '../../functions/src/privacy/erasure';
import type { PushSender } from '../../functions/src/push/sender';
import { aNotification } from '../factories';
import { db } from '../support/admin';
import { newUid } from './support/progress';
import { dataAt } from './support/database';
import { answerMessage, discipleAndPastor, sendMessage } from './support/messages';
import { deliver as deliverEvent } from './support/triggers';
import {
  declineNotifications,
  devicesAt,
  outboxOf,
  registerDevices,
  scriptedSender,
} from './support/push';

const news = { title: 'Novidade', body: 'Há algo novo.', url: '/dashboard', ttlSeconds: 60 };

it('a push reaches every device once, even if its event is redelivered or delivered concurrently', async () => {
  const uid = newUid();
  await registerDevices(uid, ['a', 'b']);
  const { sender, sent } = scriptedSender(() => 'sent');
  const deliver = () => deliverOnce(sender, uid, 'n1', news);
  await Promise.allSettled([deliver(), deliver(), deliver()]);
  await deliver();
  expect(sent.map(({ to }) => to.map(String).toSorted())).toEqual([['a', 'b']]);
  expect(sent[0]?.message).toEqual({ ...news, tag: 'n1' });
});

it('a push resumes where it stopped: failed devices are retried, and none gets it twice', async () => {
  const uid = newUid();
  await registerDevices(uid, ['boa', 'ocupada', 'apagada', 'recusada']);
  const { sender, sent } = scriptedSender((name, attempt) => {
    if (name === 'ocupada') return attempt < 3 ? 'later' : 'sent';
    if (name === 'apagada') return 'gone';
    return name === 'recusada' ? 'refused' : 'sent';
  });
  const deliver = () => deliverOnce(sender, uid, 'n1', news);
  await expect(deliver()).rejects.toThrow('1 of 4');
  // A device whose token is gone is removed; one that was refused through our own fault stays.
  expect((await devicesAt(uid)).map(({ token }) => String(token)).toSorted()).toEqual([
    'boa',
    'ocupada',
    'recusada',
  ]);
  await expect(deliver()).rejects.toThrow('1 of 3');
  await deliver();
  await deliver();
  const times = (name: string) => sent.filter(({ to }) => to.includes(name)).length;
  expect([times('boa'), times('ocupada'), times('apagada')]).toEqual([1, 3, 1]);
});

it('a push is not sent again when a device that is gone could not be deleted', async () => {
  const uid = newUid();
  await registerDevices(uid, ['boa', 'apagada']);
  const transactions = vi.spyOn(database, 'runTransaction');
  const { sender, sent } = scriptedSender((name) => {
    if (name === 'boa') return 'sent';
    transactions.mockRejectedValueOnce(new Error('Too much contention'));
    return 'gone';
  });
  await deliverOnce(sender, uid, 'n1', news);
  await deliverOnce(sender, uid, 'n1', news);
  transactions.mockRestore();
  expect(sent).toHaveLength(1);
  expect(await devicesAt(uid)).toHaveLength(2);
});

it('a push leaves no delivery document if the account was erased while it was being sent', async () => {
  for (const outcome of ['sent', 'later'] as const) {
    const uid = newUid();
    await registerDevices(uid, ['lenta']);
    const { sender, sent } = scriptedSender(() => outcome);
    const slow: PushSender = {
      send: async (...push) => {
        expect(await dataAt(paths.pushDelivery(uid, 'n1'))).toBeDefined();
        await deleteOwnDocuments(uid);
        return sender.send(...push);
      },
    };
    await Promise.allSettled([deliverOnce(slow, uid, 'n1', news)]);
    expect(sent).toHaveLength(1);
    expect(await dataAt(paths.pushDelivery(uid, 'n1'))).toBeUndefined();
  }
});

it('a push is taken over when the lease has expired, but not while another process holds it', async () => {
  const uid = newUid();
  await registerDevices(uid, ['a']);
  const delivery = db.doc(paths.pushDelivery(uid, 'n1'));
  const { sender, sent } = scriptedSender(() => 'sent');
  const begun = { user_id: uid, done: false, sent_to: [] };
  await delivery.set({ ...begun, leased_until: Date.now() + 60_000 });
  await expect(deliverOnce(sender, uid, 'n1', news)).rejects.toThrow('push_deliveries');
  expect(sent).toEqual([]);
  await delivery.set({ ...begun, leased_until: Date.now() - 1 });
  await deliverOnce(sender, uid, 'n1', news);
  expect(sent).toHaveLength(1);
});

it('a push is not sent after the consent is withdrawn', async () => {
  const uid = newUid();
  await registerDevices(uid, ['a']);
  await declineNotifications(uid);
  const { sender, sent } = scriptedSender(() => 'sent');
  await deliverOnce(sender, uid, 'n1', news);
  expect(sent).toEqual([]);
});

it('a push to a person without devices costs only the query for devices', async () => {
  const uid = newUid();
  const { sender } = scriptedSender(() => 'sent');
  expect(await deliverOnce(sender, uid, 'n1', news)).toBe('no-device');
  expect(await dataAt(paths.pushDelivery(uid, 'n1'))).toBeUndefined();
});

it('a push announces a new badge and a completed challenge', async () => {
  const uid = newUid();
  await registerDevices(uid, [uid]);
  const { id: _, ...notification } = aNotification({ user_id: uid, created_at: new Date() });
  const badge = { title: 'Nova conquista!', body: 'Você ganhou a medalha “Raiz”.' };
  const challenge = { kind: 'challenge', title: 'Desafio concluído!', body: 'x'.repeat(300) };
  const notify = async (notificationId: string, fields: object) => {
    const path = paths.notification(uid, notificationId);
    await db.doc(path).set({ ...notification, ...fields });
    await deliverEvent(onNotificationCreated, path);
  };
  await notify('badge-raiz', { ...badge, kind: 'badge' });
  await notify('challenge-c', challenge);
  const outbox = await outboxOf(uid);
  expect(outbox).toHaveLength(2);
  expect(outbox.find(({ tag }) => tag === 'badge-raiz')).toMatchObject(badge);
  expect(outbox.find(({ tag }) => tag === 'challenge-c')?.body).toHaveLength(200);
});

it('a push tells the leader of a message and the disciple of the answer, without their texts', async () => {
  const between = await discipleAndPastor();
  await registerDevices(between.user_id, [between.user_id]);
  await registerDevices(between.pastor_id, [between.pastor_id]);
  const messageId = await sendMessage(between, { message: 'segredo meu' });
  const told = notificationIds.message(messageId);
  await deliverEvent(onNotificationCreated, paths.notification(between.pastor_id, told));
  expect(await outboxOf(between.pastor_id)).toMatchObject([
    { title: 'Nova mensagem', body: 'Um discípulo escreveu para você.', url: '/pastor-panel' },
  ]);

  const id = notificationIds.reply(messageId);
  await answerMessage(messageId);
  // A redelivered event sends nothing more.
  for (const _ of ['once', 'twice']) {
    await deliverEvent(onNotificationCreated, paths.notification(between.user_id, id));
  }
  expect(await outboxOf(between.user_id)).toMatchObject([
    { title: 'Resposta recebida', body: 'Seu líder respondeu sua mensagem', tag: id },
  ]);
});
