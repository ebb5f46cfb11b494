import { linkNewcomer } from '../../functions/src/people/joining';
import { onConsentsWritten } from '../../functions/src/privacy/consents';
import type { Church } from '@raizes/domain/documents/people';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { aChurch, consents } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { callAs } from './support/calls';
import { dataAt } from './support/database';
import { discipleOfOtherLeader, invitingLeader } from './support/invitations';
import { daysAgo } from './support/progress';
import { change } from './support/triggers';

const setChurch = (settings: Partial<Church>) => db.doc(paths.church).set(aChurch(settings));
const linkingTo = ({ uid }: { uid: string }) =>
  setChurch({ link_newcomers: true, default_leader_id: uid });

const leaderOf = async (uid: string): Promise<unknown> =>
  (await dataAt(paths.profile(uid)))?.['pastor_id'];
const joinedNotification = (leader: string, uid: string) =>
  dataAt(paths.notification(leader, `joined-${uid}`));

/** A person who has just answered the consents. The trigger has run when this resolves. */
async function newcomer(options: Parameters<typeof createUser>[0] = {}, birth_year = 1990) {
  const { uid } = await createUser({ withoutConsents: true, ...options });
  await change(onConsentsWritten, paths.consents(uid), (ref) => ref.set(consents({ birth_year })));
  expect((await dataAt(paths.userStats(uid)))?.['consents']).toBeTruthy();
  return uid;
}

it('a newcomer has no leader unless the church links newcomers to the default leader', async () => {
  const leader = await createUser({ position: 'pastor' });
  await setChurch({ link_newcomers: false, default_leader_id: leader.uid });
  expect(await leaderOf(await newcomer())).toBeNull();

  await linkingTo(leader);
  const uid = await newcomer();
  expect(await leaderOf(uid)).toBe(leader.uid);
  expect(await joinedNotification(leader.uid, uid)).toMatchObject({
    body: 'Maria Teste chegou, e agora caminha com você.',
  });
  const audit = db.collection(collections.audit).where('subject', '==', uid);
  expect((await audit.get()).docs.map((entry) => entry.data())).toMatchObject([
    { action: 'link', actor: 'church', after: leader.uid, people: [uid, leader.uid] },
  ]);
});

it('a pending invitation replaces a newcomer’s default leader without asking, but a day later it asks', async () => {
  await linkingTo(await createUser({ position: 'pastor' }));
  const uid = await newcomer();
  const { leader, code } = await invitingLeader();
  const redeem = () => callAs(uid, 'redeem-invitation', { code, replace: false });
  const record = db.doc(serverPaths.redeemedInvitation(uid, 'newcomer'));
  const given = (await record.get()).data() ?? {};
  await record.update({ redeemed_at: new Date(Date.now() - 25 * 60 * 60 * 1000) });
  expect(await redeem()).toMatchObject({ state: 'asks' });
  await record.set(given);
  expect(await redeem()).toMatchObject({ state: 'linked' });
  expect(await leaderOf(uid)).toBe(leader.uid);
});

it('a newcomer under 12 gets the default leader after a guardian has consented, and the leader is not notified before', async () => {
  const leader = await createUser({ position: 'pastor' });
  await linkingTo(leader);
  const uid = await newcomer({}, new Date().getUTCFullYear() - 9);
  expect(await leaderOf(uid)).toBeNull();
  expect(await joinedNotification(leader.uid, uid)).toBeUndefined();

  const admin = await createUser({ admin: true });
  const consent = { action: 'record', guardianName: 'Marta Reis', consentedOn: daysAgo(1) };
  await callAs(admin.uid, 'record-guardian-consent', { userId: uid, ...consent });
  expect(await leaderOf(uid)).toBe(leader.uid);
  expect(await joinedNotification(leader.uid, uid)).toBeDefined();
});

it('a newcomer whose year of birth turns out to be a child’s gets no leader when the answer arrives again', async () => {
  await setChurch({ link_newcomers: false });
  const uid = await newcomer();
  const admin = await createUser({ admin: true });
  const birthYear = new Date().getUTCFullYear() - 9;
  await linkingTo(await createUser({ position: 'pastor' }));
  await callAs(admin.uid, 'correct-birth-year', { userId: uid, birthYear });
  await linkNewcomer(uid);
  expect(await leaderOf(uid)).toBeNull();
});

it('a newcomer who mistyped a child’s year of birth gets the default leader when it is corrected', async () => {
  const leader = await createUser({ position: 'pastor' });
  await linkingTo(leader);
  const uid = await newcomer({}, new Date().getUTCFullYear() - 8);
  expect(await leaderOf(uid)).toBeNull();
  const admin = await createUser({ admin: true });
  await callAs(admin.uid, 'correct-birth-year', { userId: uid, birthYear: 1988 });
  expect(await leaderOf(uid)).toBe(leader.uid);
});

it('a newcomer keeps an existing leader, as does everyone who joined before', async () => {
  const { own, disciple } = await discipleOfOtherLeader();
  await linkingTo(await createUser({ position: 'pastor' }));
  expect(await leaderOf(await newcomer({ leader: asLeader(own) }))).toBe(own.uid);
  expect(await leaderOf(disciple.uid)).toBe(own.uid);
});

it.each([
  ['was demoted', {}],
  ['is a minor without a guardian’s consent', { position: 'lider', minor: true }],
] as const)('a newcomer is not linked to a default leader who %s', async (_, options) => {
  await linkingTo(await createUser(options));
  expect(await leaderOf(await newcomer())).toBeNull();
});
