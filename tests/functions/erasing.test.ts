import { erasureSteps, onErasureRequested } from '../../functions/src/privacy/erase-account';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { afterEach, expect, it } from 'vitest';
import { auth, db } from '../support/admin';
import { createUser, signIn } from '../support/people';
import type { TestUser } from '../support/people';
import { call } from './support/calls';
import {
  complete,
  daysAgo,
  offer,
  patiently,
  readChapter,
  start,
  statsOf,
  today,
  untilStats,
  withdrawOffers,
  writeProfile,
} from './support/progress';
import { creation, firstWrite, tracesOf } from './support/database';
import { openConversation } from './support/mentor';
import { subscription } from './support/push';
import { answerMessage, messageAt, sendMessage, untilTold } from './support/messages';

afterEach(withdrawOffers);

const leaderCalled = (fullName: string) => createUser({ fullName, position: 'pastor' });
const linkTo = (leader: TestUser) => ({
  id: leader.uid,
  full_name: leader.fullName,
  position: 'pastor' as const,
});
const namesOf = ({ uid, fullName, email }: TestUser) => [uid, fullName, email];
const erase = async ({ email, password }: TestUser) =>
  call('erase-my-account', null, await signIn(email, password));
const isGone = (uid: string) =>
  expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

/** A person with a document of every kind. */
async function withEverything(leader: TestUser) {
  const person = await createUser({ fullName: 'Zenaide Quintanilha', leader: linkTo(leader) });
  const { uid } = person;
  const challenge = await offer({ created_by: uid, duration_days: 2 });
  await start(uid, challenge, daysAgo(1));
  await complete(uid, daysAgo(1));
  await complete(uid, today);
  await readChapter(uid, today, 'sl-23');
  const pending = await sendMessage({ user_id: uid, pastor_id: leader.uid });
  const answered = await sendMessage({ user_id: uid, pastor_id: leader.uid });
  await untilTold(leader.uid, notificationIds.message(pending));
  await untilTold(leader.uid, notificationIds.message(answered));
  await answerMessage(answered);
  await untilTold(uid, notificationIds.reply(answered));

  const batch = db.batch();
  const conversation = `users/${uid}/ai_mentor_conversations/c1`;
  batch.set(db.doc(conversation), { user_id: uid, devotional_id: null });
  batch.set(db.doc(`${conversation}/messages/m1`), { text: 'Oi' });
  batch.set(db.doc(`users/${uid}/something/deep/and/deeper`), { user_id: uid });
  batch.set(db.doc(paths.pushSubscription(uid, 'p1')), { user_id: uid, token: null });
  batch.set(db.doc(paths.pushDevice(`device-${uid.slice(0, 6)}`)), { user_id: uid });
  batch.set(db.doc(paths.userRole(uid, 'disciple')), { user_id: uid, role: 'disciple' });
  await batch.commit();
  // 2 devotionals and the challenge's reward.
  await untilStats(uid, { total_xp: 200, total_readings: 1 });
  return { person, pending, answered, challenge };
}

it('erasing a disciple leaves no trace of them, and their messages to the leader without the name', async () => {
  const leader = await leaderCalled('João Batista Vidigal');
  const { person, pending, answered, challenge } = await withEverything(leader);
  expect((await tracesOf(...namesOf(person))).length).toBeGreaterThan(15);

  const orphaned = await sendMessage({ user_id: person.uid, pastor_id: ERASED_PERSON });
  expect(await erase(person)).toMatchObject({ status: 200, result: { erased: true } });

  expect(await tracesOf(...namesOf(person))).toEqual([]);
  await isGone(person.uid);
  expect(await messageAt(pending)).toMatchObject({
    message: 'Como posso orar melhor?',
    pastor_id: leader.uid,
    disciple_name: null,
  });
  expect(await messageAt(answered)).toMatchObject({ response: 'Comece agradecendo.' });
  expect(await untilTold(leader.uid, notificationIds.message(pending))).toMatchObject({
    body: 'Discípulo',
    read: false,
  });
  expect((await db.doc(paths.challenge(challenge)).get()).get('created_by')).toBe('erased');

  expect(await messageAt(orphaned)).toBeUndefined();

  // The leader still answers: no notification and no new document comes of it.
  await answerMessage(pending);
  await expect.poll(() => tracesOf(...namesOf(person)), { timeout: 4000 }).toEqual([]);
  expect((await db.doc(paths.userStats('erased')).get()).exists).toBe(false);

  // With the leader's account the last reader goes, and the message too.
  await erase(leader);
  expect(await messageAt(answered)).toBeUndefined();
});

it('erasing a leader unlinks their people, who keep the answers without the name', async () => {
  const leader = await leaderCalled('Salomão Figueiroa');
  const disciples = await Promise.all(
    Array.from({ length: 27 }, () =>
      createUser({ fullName: 'Rute Moabe', leader: linkTo(leader) }),
    ),
  );
  const [disciple] = disciples;
  if (!disciple) throw new Error('There is nobody to lead');
  const id = await sendMessage({ user_id: disciple.uid, pastor_id: leader.uid });
  await untilTold(leader.uid, notificationIds.message(id));
  await answerMessage(id);
  await untilTold(disciple.uid, notificationIds.reply(id));
  const church = db.doc(paths.church);
  const before = (await church.get()).data();
  await church.set({ ...before, default_leader_id: leader.uid });

  expect(await erase(leader)).toMatchObject({ status: 200 });

  expect(await tracesOf(...namesOf(leader))).toEqual([]);
  expect((await church.get()).get('default_leader_id')).toBeNull();
  expect(await messageAt(id)).toMatchObject({
    user_id: disciple.uid,
    response: 'Comece agradecendo.',
    pastor_name: null,
    pastor_position: 'pastor',
  });
  for (const { uid } of disciples) {
    expect((await statsOf(uid))?.profile).toMatchObject({ full_name: 'Rute Moabe', leader: null });
  }
  await church.set(before ?? {});
});

it('an erasure that dies after any step is finished by the server', async () => {
  const leader = await leaderCalled('Josias Quaresma');
  const diesAfter = async (steps: number) => {
    const person = await createUser({ fullName: 'Zilda Mondego', leader: linkTo(leader) });
    await complete(person.uid, today);
    await sendMessage({ user_id: person.uid, pastor_id: leader.uid });

    for (const step of erasureSteps.slice(0, steps)) await step(person.uid);
    const { path, id } = erasureOf(person.uid);
    await db.doc(path).set({ uid: person.uid });
    await onErasureRequested.run(await creation(path, { hash: id }));
    return person;
  };
  const people = await Promise.all(erasureSteps.slice(1).map((_, index) => diesAfter(index + 1)));
  // A completion's own event may still arrive, and its trigger removes what it wrote.
  await expect.poll(() => tracesOf(...people.flatMap(namesOf)), patiently).toEqual([]);
  for (const { uid } of people) await isGone(uid);
});

it('events that come after the erasure bring nobody back, and take what came with them away', async () => {
  const person = await createUser({ fullName: 'Zilda Mondego' });
  await complete(person.uid, today);
  await untilStats(person.uid, { total_xp: 50 });
  const path = paths.userDevotional(person.uid, today);
  const params = { uid: person.uid, devotionalId: today };
  const late = await firstWrite(path, params);
  const otherDevice = await signIn(person.email, person.password);
  const conversationId = await openConversation(person.uid);
  await erase(person);

  await onDevotionalCompleted.run(late);
  expect(await tracesOf(...namesOf(person))).toEqual([]);

  // Another device of theirs whose session has not run out yet.
  await complete(person.uid, daysAgo(1));
  await readChapter(person.uid, today, 'sl-23');
  await writeProfile(person.uid, { full_name: person.fullName });
  await expect.poll(() => tracesOf(...namesOf(person)), patiently).toEqual([]);

  const subscribe = { action: 'save-subscription', ...subscription() };
  const remind = { action: 'save-reminder', enabled: true, hour: 8, weekdays: [1] };
  for (const request of [subscribe, { ...remind, time_zone: 'America/Bahia' }]) {
    expect((await call('push-notifications', request, otherDevice)).status).toBe(401);
  }
  const question = { conversationId, message: 'Como orar?', devotionalContext: null };
  expect((await call('ai-mentor-chat', question, otherDevice)).status).toBe(404);
  expect(await tracesOf(...namesOf(person))).toEqual([]);
});

it('an account is erased only with a password given a moment ago', async () => {
  expect((await call('erase-my-account', null)).status).toBe(401);
  const person = await createUser();
  const { requestErasure } = await import('../../functions/src/privacy/erase-account');
  await expect(requestErasure(person.uid, Date.now() / 1000 - 301)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect((await erasureOf(person.uid).get()).exists).toBe(false);
});
