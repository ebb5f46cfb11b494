import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { aStoredMessage, aUserStats } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { daysAgo, newUid, today } from './support/progress';

const lookUp = (by: Caller, userId: string) => by.call('look-up-person', { userId });
const year = new Date().getUTCFullYear();

it('an admin sees how many messages a person has, and none of their words', async () => {
  const [admin, leader] = await Promise.all([
    signedIn({ admin: true }),
    createUser({ position: 'lider' }),
  ]);
  const ana = await createUser({ leader: asLeader(leader) });
  const pair = { user_id: ana.uid, pastor_id: leader.uid };
  const answer = { status: 'responded', response: 'Amém.', responded_at: new Date() } as const;
  const messages = [
    aStoredMessage({ ...pair, message: 'Segredo' }),
    aStoredMessage({ ...pair, ...answer }),
    aStoredMessage({ ...pair, ...answer, message: '' }),
    aStoredMessage({ ...pair, archived_at: new Date() }),
  ];
  await Promise.all(
    messages.map(async (message) => db.doc(paths.pastorMessage(newUid())).set(message)),
  );
  const ofAna = await lookUp(admin, ana.uid);
  expect(ofAna.result).toMatchObject({ messages: 4, unanswered: 2, waiting: 0, guardian: null });
  expect(ofAna.text).not.toContain('Segredo');
  const ofLeader = await lookUp(admin, leader.uid);
  expect(ofLeader.result).toMatchObject({ messages: 0, unanswered: 0, waiting: 1 });
  expect((await lookUp(admin, newUid())).error).toMatchObject({ status: 'NOT_FOUND' });
});

it('the last day is shown to an admin who is the person’s leader, if the person shares it', async () => {
  const [leader, other] = await Promise.all([
    signedIn({ admin: true, position: 'lider' }),
    signedIn({ admin: true }),
  ]);
  const { uid } = await createUser();
  await db.doc(paths.profile(uid)).update({ pastor_id: leader.uid });
  const consents = { version: 2, leader_progress: true, ai: false, notifications: false };
  const stats = { last_devotional_date: today, consents };
  await db.doc(paths.userStats(uid)).set({ ...aUserStats({ user_id: uid }), ...stats });
  const day = { shares: true, last_devotional_date: today };
  expect((await lookUp(leader, uid)).result).toMatchObject(day);
  const hidden = { shares: false, last_devotional_date: null };
  expect((await lookUp(other, uid)).result).toMatchObject(hidden);
  await db.doc(paths.userStats(uid)).update({ 'consents.leader_progress': false });
  expect((await lookUp(leader, uid)).result).toMatchObject(hidden);
});

it('the guardian of a minor is named while the consent is recorded', async () => {
  const admin = await signedIn({ admin: true });
  const { uid: userId } = await createUser();
  const guardianOf = async () => (await lookUp(admin, userId)).result;
  const minor = { guardianship: 'needed', adult_from_year: year + 3 };
  await db.doc(paths.profile(userId)).update(minor);
  expect(await guardianOf()).toMatchObject({ guardian: null });
  const consent = { guardianName: 'Marta Reis', consentedOn: daysAgo(1) };
  await admin.call('record-guardian-consent', { action: 'record', userId, ...consent });
  expect(await guardianOf()).toMatchObject({
    guardian: { name: 'Marta Reis', consented_on: daysAgo(1) },
  });
  await admin.call('record-guardian-consent', { action: 'revoke', userId });
  expect(await guardianOf()).toMatchObject({ guardian: null });
});
