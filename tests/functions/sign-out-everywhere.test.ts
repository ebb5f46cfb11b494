import { collections, paths } from '@raizes/domain/paths';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deviceIdOf } from '../../functions/src/push/devices';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { call, endedSession, signedIn, tokenOf } from './support/calls';
import { devicesAt, endpointOf, registerDevices, subscription } from './support/push';

const ownedBy = async (uid: string) =>
  (await db.collection(collections.pushDevices).where('user_id', '==', uid).get()).size;

const validAfter = async (uid: string) =>
  Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '');

it('signing out everywhere ends all of the person’s sessions and removes all their devices, even when called again', async () => {
  const [ana, bia] = await Promise.all([signedIn(), signedIn()]);
  await registerDevices(ana.uid, [`${ana.uid}-1`, `${ana.uid}-2`]);
  await registerDevices(bia.uid, [bia.uid]);
  // Rows without their counterpart, and a phone that Ana used before Bia.
  await db.doc(paths.pushDevice(`${ana.uid}-alone`)).set({ user_id: ana.uid });
  const left = db.doc(paths.pushSubscription(ana.uid, deviceIdOf(endpointOf(bia.uid))));
  await left.set({ user_id: ana.uid, ...subscription(bia.uid) });
  const before = Date.now();

  for (const _ of ['once', 'twice']) {
    expect((await call('sign-out-everywhere', null, tokenOf(ana.uid))).result).toEqual({
      ended: true,
    });
    expect(await devicesAt(ana.uid)).toEqual([]);
    expect(await ownedBy(ana.uid)).toBe(0);
  }
  expect(await validAfter(ana.uid)).toBeGreaterThan(before - 1000);
  expect(await devicesAt(bia.uid)).toHaveLength(1);
  expect(await ownedBy(bia.uid)).toBe(1);
});

it('an ended session can do nothing that outlives it', async () => {
  const [admin, person] = await Promise.all([signedIn({ admin: true }), createUser()]);
  const { uid: userId } = person;
  const batch = randomUUID();
  const notice = { title: 'Culto', body: 'Hoje, às 19h.', url: '/dashboard' };
  const acts: [string, object | null][] = [
    ['change-people', { change: 'link', batch, userIds: [userId], leaderId: null }],
    ['change-position', { userId, position: 'lider' }],
    ['claim-church', { secret: 'segredo' }],
    ['correct-birth-year', { userId, birthYear: 1980 }],
    ['count-church', { part: 'people', fresh: false }],
    ['create-invitation', { kind: 'disciple', leaderId: admin.uid }],
    ['create-invitation', { kind: 'position', position: 'lider', email: 'a@igreja.test' }],
    ['erase-my-account', null],
    ['export-my-data', { after: null }],
    ['export-people', { shown: 'everybody', leaderId: null, query: '', after: null }],
    ['find-by-email', { email: person.email }],
    ['link-to-leader', { userId, leaderId: null }],
    ['look-up-emails', { userIds: [userId] }],
    ['look-up-person', { userId }],
    ['push-notifications', { action: 'send-notification', userId, ...notice }],
    ['record-guardian-consent', { action: 'revoke', userId }],
    ['redeem-invitation', { code: 'BCDF-GHJK', replace: true }],
    ['revoke-invitation', { id: 'a'.repeat(64) }],
    ['save-teaching', { topic: 'festas', text: 'Celebramos o Natal.' }],
    ['set-admin-role', { userId, admin: true }],
  ];
  for (const [name, data] of acts) {
    const { error } = await call(name, data, endedSession(admin.uid));
    expect({ name, ...error }).toMatchObject({ name, status: 'UNAUTHENTICATED' });
  }
});

it('a disabled account can do nothing that outlives its session', async () => {
  const [admin, person] = await Promise.all([signedIn({ admin: true }), createUser()]);
  await auth.updateUser(admin.uid, { disabled: true });
  const { error } = await admin.call('set-admin-role', { userId: person.uid, admin: true });
  expect(error).toMatchObject({ status: 'UNAUTHENTICATED' });
});

it('an ended session can neither subscribe to pushes nor end a new session', async () => {
  const ana = await signedIn();
  await ana.call('sign-out-everywhere');
  const ended = endedSession(ana.uid);
  const save = (token: DecodedIdToken) =>
    call('push-notifications', { action: 'save-subscription', ...subscription() }, token);
  expect((await save(ended)).error).toMatchObject({ status: 'UNAUTHENTICATED' });
  expect(await devicesAt(ana.uid)).toEqual([]);
  expect((await save(tokenOf(ana.uid))).status).toBe(200);

  const since = await validAfter(ana.uid);
  const others = { action: 'remove-other-subscriptions', except: null };
  expect((await call('sign-out-everywhere', null, ended)).status).toBe(401);
  expect((await call('push-notifications', others, ended)).status).toBe(401);
  expect(await validAfter(ana.uid)).toBe(since);
  expect(await devicesAt(ana.uid)).toHaveLength(1);
});
