import {
  eraseWithoutAccounts,
  erasureSteps,
  onAccountDeleted,
  onErasureRequested,
  requestErasure,
} from '../../functions/src/privacy/erase-account';
import { deleteOwnDocuments, erasureOf } from '../../functions/src/privacy/erasure';
import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { database } from '../../functions/src/firebase';
import { aChurch, aRhythm } from '../factories';
import { auth, db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import type { TestUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { completionOf, daysAgo, newUid, offerChallenge, statsOf, today } from './support/progress';
import { dataAt, tracesOf } from './support/database';
import { openConversation } from './support/mentor';
import { invitationAt, invite, inviteTo } from './support/invitations';
import { subscription } from './support/push';
import {
  answerMessage,
  messageAt,
  messagesTo,
  notificationOf,
  notificationsOf,
  sendMessage,
  writeFirst,
} from './support/messages';
import { actionsOf, change, deliver, eventOf, publish, startChallenge } from './support/triggers';

const accountEvent = {
  eventId: 'e1',
  timestamp: new Date().toISOString(),
  eventType: 'providers/firebase.auth/eventTypes/user.delete',
  resource: { service: 'firebaseauth.googleapis.com', name: 'projects/demo' },
  params: {},
};
const leaderNamed = (name: string) => signedIn({ fullName: name, position: 'pastor' });
const namesOf = ({ uid, fullName, email }: TestUser) => [uid, fullName, email];
const erase = ({ call }: Caller) => call('erase-my-account');
const disciple = (name: string, leader: TestUser) =>
  signedIn({ fullName: name, leader: asLeader(leader) });

const messageTo = (leader: TestUser, { uid }: TestUser) =>
  sendMessage({ user_id: uid, pastor_id: leader.uid });

async function answeredMessageTo(leader: TestUser, from: TestUser) {
  const id = await messageTo(leader, from);
  await answerMessage(id);
  return id;
}
const expectDeletedAccount = (uid: string) =>
  expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

/** A person with a document of every kind. */
async function personWithAllDocuments(leader: TestUser) {
  const person = await disciple('Zenaide Quintanilha', leader);
  const { uid } = person;
  const challenge = await offerChallenge({ created_by: uid, duration_days: 2 });
  await startChallenge(uid, challenge, daysAgo(1));
  await person.complete(daysAgo(1));
  await person.complete(today);
  await person.readChapter(today, 'sl-23');
  const pending = await messageTo(leader, person);
  const answered = await answeredMessageTo(leader, person);

  const conversation = paths.mentorConversation(uid, await openConversation(uid));
  const others = [
    `${conversation}/messages/m1`,
    `users/${uid}/something/deep/and/deeper`,
    paths.bookMarks(uid, 'JHN'),
    paths.pushSubscription(uid, 'p1'),
    paths.pushDevice(`device-${uid.slice(0, 6)}`),
    paths.userRole(uid, 'disciple'),
  ];
  await Promise.all(others.map((path) => db.doc(path).set({ user_id: uid })));
  await db.doc(paths.mutedPerson(leader.uid, uid)).set({ person_id: uid });
  await db.doc(paths.rhythm(uid)).set(aRhythm());
  // Two devotionals and the challenge's reward.
  expect(await person.stats()).toMatchObject({ total_xp: 200, total_readings: 1 });
  return { person, pending, answered, challenge };
}

it('erasing a disciple leaves no trace of them and keeps their messages to the leader without the name', async () => {
  const leader = await leaderNamed('João Batista Vidigal');
  const { person, pending, answered, challenge } = await personWithAllDocuments(leader);
  expect((await tracesOf(...namesOf(person))).length).toBeGreaterThan(15);
  const sentAt: unknown = (await messageAt(pending))?.['created_at'];

  const orphaned = await sendMessage({ user_id: person.uid, pastor_id: ERASED_PERSON });
  expect(await erase(person)).toMatchObject({ status: 200, result: { erased: true } });

  expect(await tracesOf(...namesOf(person))).toEqual([]);
  await expectDeletedAccount(person.uid);
  expect(await messagesTo(leader.uid)).toHaveLength(2);
  expect(await messageAt(pending)).toMatchObject({
    message: 'Como posso orar melhor?',
    user_id: ERASED_PERSON,
    disciple_name: null,
    created_at: sentAt,
  });
  expect(await messageAt(answered)).toMatchObject({ response: 'Comece agradecendo.' });
  const notification = await notificationOf(leader.uid, notificationIds.message(pending));
  expect(notification).toMatchObject({ body: 'Discípulo', read: false });
  expect(await dataAt(paths.challenge(challenge))).toMatchObject({ created_by: 'erased' });
  expect(await messageAt(orphaned)).toBeUndefined();

  // When the leader answers now, no notification or other document is written.
  await answerMessage(pending);
  expect(await tracesOf(...namesOf(person))).toEqual([]);
  expect(await dataAt(paths.userStats(ERASED_PERSON))).toBeUndefined();

  // An erasure notifies nobody.
  expect(await notificationsOf(leader.uid)).toHaveLength(2);

  // Erasing the leader removes the last reader, and so the message.
  await erase(leader);
  expect(await messagesTo(leader.uid)).toEqual([]);
  expect(await messagesTo(ERASED_PERSON)).toEqual([]);
});

it('erasing a leader unlinks their disciples, who keep the answers without the name', async () => {
  const leader = await leaderNamed('Salomão Figueiroa');
  const rute = await disciple('Rute Moabe', leader);
  // More than one batch holds.
  const others = Array.from({ length: 26 }, newUid);
  await Promise.all(others.map((uid) => actionsOf(uid).writeProfile({ pastor_id: leader.uid })));
  const id = await answeredMessageTo(leader, rute);
  const first = await writeFirst({ user_id: rute.uid, pastor_id: leader.uid });

  expect(await erase(leader)).toMatchObject({ status: 200 });

  expect(await tracesOf(...namesOf(leader))).toEqual([]);
  expect(await messageAt(id)).toMatchObject({
    user_id: rute.uid,
    response: 'Comece agradecendo.',
    pastor_name: null,
    pastor_position: 'pastor',
  });
  expect(await messageAt(first)).toMatchObject({
    status: 'responded',
    pastor_id: ERASED_PERSON,
    pastor_name: null,
  });
  for (const uid of [rute.uid, ...others]) {
    expect((await statsOf(uid))?.profile).toMatchObject({ leader: null });
  }
});

it('an erasure that dies after any step is finished by the server', async () => {
  const leader = await leaderNamed('Josias Quaresma');
  const eraseAndDieAfter = async (steps: number) => {
    const person = await disciple('Zilda Mondego', leader);
    await person.complete(today);
    await sendMessage({ user_id: person.uid, pastor_id: leader.uid });

    for (const step of erasureSteps.slice(0, steps)) await step(person.uid);
    const { path } = erasureOf(person.uid);
    await db.doc(path).set({ uid: person.uid });
    await deliver(onErasureRequested, path);
    return person;
  };
  const people = await Promise.all(
    erasureSteps.slice(1).map((_, index) => eraseAndDieAfter(index + 1)),
  );
  expect(await tracesOf(...people.flatMap(namesOf))).toEqual([]);
  for (const { uid } of people) await expectDeletedAccount(uid);
});

it('an erasure removes names from documents that were written while it ran', async () => {
  const [leader, other] = await Promise.all([
    leaderNamed('Josias Quaresma'),
    leaderNamed('Tobias Aragão'),
  ]);
  const [ana, bia] = await Promise.all([
    disciple('Zilda Mondego', leader),
    disciple('Abigail Serrano', other),
  ]);
  const newcomer = newUid();
  const splitAt = erasureSteps.indexOf(deleteOwnDocuments);
  for (const step of erasureSteps.slice(0, splitAt)) {
    await Promise.all([step(ana.uid), step(other.uid)]);
  }
  await sendMessage({ user_id: ana.uid, pastor_id: leader.uid });
  const first = await writeFirst({ user_id: bia.uid, pastor_id: other.uid });
  const received = await sendMessage({ user_id: bia.uid, pastor_id: other.uid });
  await actionsOf(newcomer).writeProfile({ pastor_id: other.uid });
  const invitation = await inviteTo(other, other.uid);
  await db.doc(paths.mutedPerson(leader.uid, ana.uid)).set({ person_id: ana.uid });
  for (const step of erasureSteps.slice(splitAt)) {
    await Promise.all([step(ana.uid), step(other.uid)]);
  }

  expect(await tracesOf(...namesOf(ana), ...namesOf(other))).toEqual([]);
  expect(await messagesTo(leader.uid)).toMatchObject([{ user_id: ERASED_PERSON }]);
  for (const id of [first, received]) {
    expect(await messageAt(id)).toMatchObject({ user_id: bia.uid, pastor_id: ERASED_PERSON });
  }
  expect(await dataAt(paths.profile(newcomer))).toMatchObject({ pastor_id: null });
  expect(await invitationAt(invitation.id)).toBeUndefined();
});

it('late events recreate nothing after an erasure, and new documents are deleted', async () => {
  const person = await signedIn({ fullName: 'Zilda Mondego' });
  const again = await person.complete(today);
  expect(await person.stats()).toMatchObject({ total_xp: 50 });
  const conversationId = await openConversation(person.uid);
  await erase(person);

  await again();
  expect(await tracesOf(...namesOf(person))).toEqual([]);

  // Another device of theirs has a session that has not expired yet. A completion that counts for nothing is deleted too.
  await publish(daysAgo(1));
  for (const day of [daysAgo(400), daysAgo(1)]) {
    await change(onDevotionalCompleted, paths.userDevotional(person.uid, day), (ref) =>
      ref.set(completionOf(person.uid, day)),
    );
  }
  await person.readChapter(today, 'sl-23');
  await person.writeProfile({ full_name: person.fullName });
  expect(await tracesOf(...namesOf(person))).toEqual([]);

  const subscribe = { action: 'save-subscription', ...subscription() };
  const remind = { action: 'save-reminder', enabled: true, hour: 8, weekdays: [1] };
  for (const request of [subscribe, { ...remind, time_zone: 'America/Bahia' }]) {
    expect((await person.call('push-notifications', request)).status).toBe(401);
  }
  for (const name of ['count-my-data', 'export-my-data']) {
    expect(await person.call(name, { after: null })).toMatchObject({ status: 401 });
  }
  const question = { conversationId, message: 'Como orar?', devotionalContext: null };
  expect((await person.call('ai-mentor-chat', question)).status).toBe(404);
  expect(await tracesOf(...namesOf(person))).toEqual([]);
});

it('an erasure that ends while a completion is credited leaves none of its earlier versions', async () => {
  const person = await signedIn({ fullName: 'Zilda Mondego' });
  await person.complete(today, { reflection: 'A segunda.' });
  // Stands in for the version that was overwritten.
  const other = db.doc(paths.userDevotional(newUid(), today));
  await other.set(completionOf('outra', today, { reflection: 'A primeira.' }));
  const completion = db.doc(paths.userDevotional(person.uid, today));
  const deliverLate = await eventOf(onDevotionalCompleted, completion.path, {
    before: await other.get(),
  });

  const run = database.runTransaction.bind(database);
  const spy = vi.spyOn(database, 'runTransaction').mockImplementationOnce(async (...work) => {
    const credited = await run(...work);
    // Stored before the credit, so that the erasure finds it.
    const versions = await completion.collection('earlier').get();
    expect(versions.docs.map((each): unknown => each.get('reflection'))).toEqual(['A primeira.']);
    expect(await erase(person)).toMatchObject({ status: 200 });
    return credited;
  });
  await deliverLate();
  spy.mockRestore();
  expect(await tracesOf(...namesOf(person))).toEqual([]);
});

it('a request written by hand, for someone who cannot sign in, erases the person and the account', async () => {
  const leader = await leaderNamed('Josias Quaresma');
  const person = await disciple('Zilda Mondego', leader);
  await person.complete(today);
  const id = await messageTo(leader, person);
  // The command in docs/operations.md: printf %s UID | sha256sum
  const hash = createHash('sha256').update(person.uid).digest('hex');
  const request = { uid: person.uid, requested_at: FieldValue.serverTimestamp() };
  await change(onErasureRequested, `erasures/${hash}`, (ref) => ref.set(request));
  expect(await tracesOf(...namesOf(person))).toEqual([]);
  await expectDeletedAccount(person.uid);
  expect(await messageAt(id)).toMatchObject({ user_id: ERASED_PERSON, disciple_name: null });
  expect(Object.keys((await dataAt(`erasures/${hash}`)) ?? {})).toEqual(['erased_at']);
});

it('an account that is deleted in Auth past the product is erased, once', async () => {
  const leader = await leaderNamed('Paulo Pastor');
  const { person } = await personWithAllDocuments(leader);
  const { uid } = person;
  const account = await auth.getUser(uid);
  const admin = await signedIn({ admin: true });
  const toPosition = { kind: 'position', position: 'lider', email: account.email };
  const invitation = await invite(admin, toPosition);
  await auth.deleteUser(uid);
  for (const delivery of [1, 2]) {
    await onAccountDeleted.run(account, accountEvent);
    expect((await erasureOf(uid).get()).exists, `delivery ${delivery}`).toBe(true);
    await deliver(onErasureRequested, erasureOf(uid).path);
  }
  expect(await dataAt(paths.profile(uid))).toBeUndefined();
  expect(await dataAt(paths.userStats(uid))).toBeUndefined();
  expect((await erasureOf(uid).get()).get('uid')).toBeUndefined();
  expect(await invitationAt(invitation.id)).toBeUndefined();
});

it('the daily run finds the profiles, the leaders and the admins whose account is gone', async () => {
  const [kept, gone, leader, admin] = await Promise.all([
    signedIn(),
    signedIn(),
    leaderNamed('Paulo Pastor'),
    signedIn({ admin: true }),
  ]);
  const linked = await disciple('Ana Souza', leader);
  await db.doc(paths.profile(leader.uid)).delete();
  await db.doc(paths.profile(admin.uid)).delete();
  const withoutAccount = [gone, leader, admin].map(({ uid }) => uid);
  await auth.deleteUsers(withoutAccount);
  await eraseWithoutAccounts();
  const erased = await Promise.all(
    [...withoutAccount, kept.uid, linked.uid].map(
      async (uid) => (await erasureOf(uid).get()).exists,
    ),
  );
  expect(erased).toEqual([true, true, true, false, false]);
});

it('an account is erased only after a recent sign-in with the password', async () => {
  const person = await createUser();
  await expect(requestErasure(person.uid, Date.now() / 1000 - 301)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect((await erasureOf(person.uid).get()).exists).toBe(false);
});

describe('the church’s default leader', () => {
  const defaultLeader = async (): Promise<unknown> =>
    (await db.doc(paths.church).get()).get('default_leader_id');

  it('is nobody after that leader was erased', async () => {
    const leader = await signedIn({ position: 'pastor' });
    await db.doc(paths.church).set(aChurch({ default_leader_id: leader.uid }));
    expect(await erase(leader)).toMatchObject({ status: 200 });
    expect(await defaultLeader()).toBeNull();
  });

  it('is nobody if the leader was chosen during their erasure', async () => {
    const { uid } = await createUser({ position: 'pastor' });
    const splitAt = erasureSteps.indexOf(deleteOwnDocuments);
    for (const step of erasureSteps.slice(0, splitAt)) await step(uid);
    await db.doc(paths.church).set(aChurch({ default_leader_id: uid }));
    for (const step of erasureSteps.slice(splitAt)) await step(uid);
    expect(await defaultLeader()).toBeNull();
  });
});
