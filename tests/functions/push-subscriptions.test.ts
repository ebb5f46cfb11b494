import { onNotificationCreated } from '../../functions/src/push/deliver';
import { createHash } from 'node:crypto';
import { DAILY_NOTICES, PUSH_DEVICES_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { deviceIdOf } from '../../functions/src/push/devices';
import { brasiliaDay } from '../../functions/src/quota';
import { auth, db } from '../support/admin';
import { asLeader, withdrawConsent } from '../support/people';
import { newUid } from './support/progress';
import { deliver } from './support/triggers';
import { call, signedIn, tokenOf } from './support/calls';
import { dataAt } from './support/database';
import { devicesAt, endpointOf, registerDevices, outboxOf, subscription } from './support/push';

async function caller(options: Parameters<typeof signedIn>[0] = {}) {
  const user = await signedIn(options);
  return { ...user, push: (data: unknown) => user.call('push-notifications', data) };
}

let ana: Awaited<ReturnType<typeof caller>>;
let bia: typeof ana;

beforeEach(async () => {
  [ana, bia] = await Promise.all([caller(), caller()]);
});

const save = (subscribed: object) => ({ action: 'save-subscription', ...subscribed });
const remove = (endpoint: string) => ({ action: 'remove-subscription', endpoint });

describe('a subscription', () => {
  it('is created with the public key', async () => {
    const { text } = await ana.push({ action: 'get-vapid-key' });
    expect(text).toMatch(/^{"result":{"publicKey":"[\w-]{87}"}}$/);
  });

  it('is stored once when saved twice, and removed on request', async () => {
    const own = subscription();
    const device = { device: 'Chrome, Android', token: 'abc' };
    expect((await ana.push(save({ ...own, ...device }))).result).toEqual({ saved: true });
    expect((await ana.push(save({ subscription: own, ...device, token: 'nova' }))).status).toBe(
      200,
    );
    const { endpoint, keys } = own;
    expect((await ana.push(save({ endpoint, ...keys, ...device, token: 'nova' }))).status).toBe(
      200,
    );
    expect(await devicesAt(ana.uid)).toEqual([
      expect.objectContaining({ user_id: ana.uid, endpoint, ...keys, ...device, token: 'nova' }),
    ]);

    expect((await bia.push(remove(endpoint))).result).toEqual({ removed: false });
    expect(await devicesAt(ana.uid)).toHaveLength(1);
    expect((await ana.push(remove(endpoint))).result).toEqual({ removed: true });
    expect(await devicesAt(ana.uid)).toEqual([]);
    expect((await db.doc(paths.pushDevice(deviceIdOf(endpoint))).get()).exists).toBe(false);
  });

  it('replaces the old one when the device’s endpoint changes', async () => {
    const [before, after] = [subscription(), subscription()];
    await ana.push(save(before));
    await ana.push(save({ ...after, replaces: before.endpoint }));
    expect(await devicesAt(ana.uid)).toMatchObject([{ endpoint: after.endpoint }]);
    await ana.push(remove(after.endpoint));
  });

  it('of a shared phone moves to the account that used it last', async () => {
    const phone = subscription();
    await ana.push(save(phone));
    await bia.push(save(phone));
    expect(await devicesAt(ana.uid)).toEqual([]);
    expect(await devicesAt(bia.uid)).toMatchObject([{ endpoint: phone.endpoint }]);

    // A late removal by the first account does not remove it from the second.
    await ana.push(remove(phone.endpoint));
    expect(await devicesAt(bia.uid)).toHaveLength(1);
    await bia.push(remove(phone.endpoint));
  });

  it('of the person’s other devices can be removed, and nobody else’s', async () => {
    const [caio, lia] = await Promise.all([caller(), caller()]);
    await registerDevices(caio.uid, [`${caio.uid}-1`, `${caio.uid}-2`]);
    await registerDevices(lia.uid, [lia.uid]);
    const removeOthers = (except: string | null) =>
      caio.push({ action: 'remove-other-subscriptions', except });
    expect((await removeOthers(endpointOf(`${caio.uid}-2`))).result).toEqual({ removed: true });
    expect(await devicesAt(caio.uid)).toMatchObject([{ endpoint: endpointOf(`${caio.uid}-2`) }]);
    expect((await removeOthers(endpointOf(lia.uid))).status).toBe(200);
    expect(await devicesAt(caio.uid)).toEqual([]);
    expect(await devicesAt(lia.uid)).toHaveLength(1);
    await registerDevices(caio.uid, [caio.uid]);
    await removeOthers(null);
    expect(await devicesAt(caio.uid)).toEqual([]);
  });

  it('of an ended session is removed when the person subscribes again', async () => {
    const caio = await caller();
    const names = ['a phone', 'a tablet'].map((name) => `${caio.uid} ${name}`);
    await registerDevices(caio.uid, names);
    const own = subscription();
    await caio.push(save(own));
    expect(await devicesAt(caio.uid)).toHaveLength(3);
    // A new password revokes the sessions, even one set through a link. The time has a resolution of one second.
    for (const { endpoint } of await devicesAt(caio.uid)) {
      const row = paths.pushSubscription(caio.uid, deviceIdOf(endpoint));
      await db.doc(row).update({ seen_at: new Date(Date.now() - 60_000) });
    }
    await auth.revokeRefreshTokens(caio.uid);
    const renewed = tokenOf(caio.uid);
    expect((await call('push-notifications', save(own), renewed)).status).toBe(200);
    expect(await devicesAt(caio.uid)).toMatchObject([{ endpoint: own.endpoint }]);
  });

  it('of the device that changed the password stays when another device signs in with the new one', async () => {
    const caio = await caller();
    const [own, other] = [subscription(), subscription()];
    await caio.push(save(own));
    const row = db.doc(paths.pushSubscription(caio.uid, deviceIdOf(own.endpoint)));
    await row.update({ seen_at: new Date(Date.now() - 60_000) });
    await auth.revokeRefreshTokens(caio.uid);
    const ask = (data: object) => call('push-notifications', data, tokenOf(caio.uid));
    const ending = { action: 'remove-other-subscriptions', except: own.endpoint };
    expect((await ask(ending)).status).toBe(200);
    expect((await ask(save(other))).status).toBe(200);
    expect((await devicesAt(caio.uid)).map(({ endpoint }) => endpoint).toSorted()).toEqual(
      [own.endpoint, other.endpoint].toSorted(),
    );
  });

  it('above the limit replaces the one that was seen longest ago', async () => {
    const uid = newUid();
    const names = Array.from({ length: PUSH_DEVICES_MAX + 1 }, (_, each) => `${uid}-${each}`);
    await registerDevices(uid, names);
    const endpoints = (await devicesAt(uid)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(PUSH_DEVICES_MAX);
    expect(endpoints).not.toContain(endpointOf(`${uid}-0`));
  });

  it('is refused without consent to notifications', async () => {
    const caio = await caller();
    await withdrawConsent(caio.uid, 'notifications');
    const { status, error } = await caio.push(save(subscription()));
    expect(status).toBe(400);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(await devicesAt(caio.uid)).toEqual([]);
  });

  it('is accepted as soon as the consent is stored, before the stats know of it', async () => {
    const caio = await caller();
    await db.doc(paths.userStats(caio.uid)).update({ 'consents.notifications': false });
    expect((await caio.push(save(subscription()))).result).toEqual({ saved: true });
    expect(await dataAt(paths.userStats(caio.uid))).toMatchObject({
      consents: { notifications: false },
    });
  });
});

describe('a push', () => {
  const message = { title: 'Teste', body: 'Tudo certo.', url: '/push-debug' };
  const to = (userId: string, changes = {}) => ({
    action: 'send-notification',
    userId,
    ...message,
    ...changes,
  });

  it('to oneself reports the number of devices, and is recorded where there is no push service', async () => {
    const own = subscription();
    await ana.push(save(own));
    const { result } = await ana.push(to(ana.uid));
    expect(result).toEqual({ targeted: 1, sentOk: 1, removedInvalid: 0 });
    expect((await outboxOf(ana.uid)).at(-1)).toMatchObject({ ...message, devices: 1 });
    await ana.push(remove(own.endpoint));
    const nobody = { targeted: 0, sentOk: 0, removedInvalid: 0 };
    expect((await ana.push(to(ana.uid))).result).toEqual(nobody);
  });

  it('to oneself counts towards the quota even without a profile, but writes nothing for an erased account', async () => {
    const [cutOff, erased] = await Promise.all([caller(), caller()]);
    await Promise.all([cutOff, erased].map(({ uid }) => db.doc(paths.profile(uid)).delete()));
    expect((await cutOff.push(to(cutOff.uid))).status).toBe(200);
    expect(await dataAt(paths.quota(cutOff.uid, 'notices'))).toMatchObject({ count: 1 });
    await erasureOf(erased.uid).set({ erased_at: new Date() });
    expect((await erased.push(to(erased.uid))).status).not.toBe(200);
    expect(await dataAt(paths.quota(erased.uid, 'notices'))).toBeUndefined();
  });

  it('to a person who does not exist is refused, unlike one to a person without devices', async () => {
    const [admin, withoutDevices] = await Promise.all([caller({ admin: true }), caller()]);
    const nobody = { targeted: 0, sentOk: 0, removedInvalid: 0 };
    expect((await admin.push(to(withoutDevices.uid))).result).toEqual(nobody);
    expect(await dataAt(paths.quota(withoutDevices.uid, 'notices'))).toMatchObject({ count: 1 });

    const unknown = newUid();
    const { result, error } = await admin.push(to(unknown));
    expect(result).toBeUndefined();
    expect(error).toEqual({ status: 'NOT_FOUND', message: 'Esta pessoa não tem mais cadastro.' });
    expect(await dataAt(paths.quota(unknown, 'notices'))).toBeUndefined();
    const notices = await db.collection(collections.notifications(unknown)).get();
    expect(notices.empty).toBe(true);
  });

  it('can be sent by an admin to anyone, and by a leader to linked disciples', async () => {
    const [pastor, admin] = await Promise.all([
      caller({ position: 'pastor' }),
      caller({ admin: true }),
    ]);
    const linked = await caller({ leader: asLeader(pastor) });
    const asPastor = pastor.push;
    expect((await admin.push(to(bia.uid))).status).toBe(200);
    await registerDevices(linked.uid, [linked.uid]);
    expect((await asPastor(to(linked.uid))).result).toMatchObject({ targeted: 1, sentOk: 1 });
    // It is in the app's own list too, and is pushed once.
    const [row] = (await db.collection(collections.notifications(linked.uid)).get()).docs;
    expect(row?.data()).toMatchObject({ ...message, kind: 'notice', read: false });
    await deliver(onNotificationCreated, paths.notification(linked.uid, row?.id ?? ''));
    expect(await outboxOf(linked.uid)).toMatchObject([{ ...message, tag: row?.id }]);
    expect((await asPastor(to(bia.uid))).status).toBe(403);
    expect((await ana.push(to(bia.uid))).status).toBe(403);
    expect((await ana.push(to('ninguem'))).status).toBe(403);
    expect((await linked.push(to(pastor.uid))).status).toBe(403);

    // Neither can send to a minor without a guardian's consent or to a person of unknown age.
    for (const guardianship of ['needed', FieldValue.delete()]) {
      await db.doc(paths.profile(linked.uid)).update({ guardianship });
      for (const { push } of [pastor, admin]) expect((await push(to(linked.uid))).status).toBe(403);
    }
    await db.doc(paths.profile(linked.uid)).update({ guardianship: 'recorded' });
    await db.doc(paths.profile(pastor.uid)).update({ guardianship: 'needed' });
    expect((await asPastor(to(linked.uid))).status).toBe(403);
    await db.doc(paths.profile(pastor.uid)).update({ guardianship: 'none' });
    await db.doc(paths.profile(linked.uid)).update({ pastor_id: null });
    expect((await asPastor(to(linked.uid))).status).toBe(403);
  });

  it('from a leader has a smaller quota that is separate from the admins’', async () => {
    const [pastor, admin] = await Promise.all([
      caller({ position: 'pastor' }),
      caller({ admin: true }),
    ]);
    const { uid } = await caller({ leader: asLeader(pastor) });
    const spend = (kind: 'notices' | 'leader-notices') =>
      db
        .doc(paths.quota(uid, kind))
        .set({ day: brasiliaDay(new Date()), count: DAILY_NOTICES[kind] - 1 });
    await spend('leader-notices');
    expect((await pastor.push(to(uid))).status).toBe(200);
    expect((await pastor.push(to(uid))).error).toEqual({
      status: 'RESOURCE_EXHAUSTED',
      message: 'Esta pessoa já recebeu avisos demais hoje. Tente novamente amanhã.',
    });
    await spend('notices');
    expect((await admin.push(to(uid))).status).toBe(200);
    expect((await admin.push(to(uid))).status).toBe(429);
  });

  it.each([
    ['an unknown action', { action: 'apagar-tudo' }],
    ['an invalid endpoint', save({ ...subscription(), endpoint: 'ftp://x' })],
    ['invalid keys', save({ ...subscription(), keys: { p256dh: '<b>', auth: '' } })],
    ['a URL of another site', to('x', { url: 'https://exemplo.com' })],
    ['a protocol-relative URL of another site', to('x', { url: '//exemplo.com' })],
    ['a page that the app does not have', to('x', { url: '/nada' })],
    ['no title', to('x', { title: ' ' })],
    ['a title above the maximum length', to('x', { title: 'x'.repeat(101) })],
    ['a text above the maximum length', to('x', { body: 'x'.repeat(201) })],
    ['a path as the person', to('a/b')],
  ])('is refused with %s', async (_what, data) => {
    expect((await ana.push(data)).status).toBe(400);
  });
});

it('a device id is the hash of its endpoint', () => {
  const hash = createHash('sha256').update('https://x').digest('base64url');
  expect(deviceIdOf('https://x')).toBe(hash);
});
