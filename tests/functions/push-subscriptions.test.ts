import { onNotificationCreated } from '../../functions/src/push/deliver';
import { createHash } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceIdOf } from '../../functions/src/push/devices';
import { db } from '../support/admin';
import { createUser, refuseConsent, signIn } from '../support/people';
import type { TestUser } from '../support/people';
import { newUid } from './support/progress';
import { call } from './support/calls';
import { creation } from './support/database';
import { devicesAt, endpointOf, giveDevices, outboxOf, subscription } from './support/push';

const FUNCTION = 'push-notifications';

let ana: TestUser;
let bia: TestUser;
let asAna: (data: unknown) => ReturnType<typeof call>;
let asBia: typeof asAna;

const caller = async ({ email, password }: TestUser) => {
  const token = await signIn(email, password);
  return (data: unknown) => call(FUNCTION, data, token);
};

beforeAll(async () => {
  [ana, bia] = await Promise.all([
    createUser({ fullName: 'Ana' }),
    createUser({ fullName: 'Bia' }),
  ]);
  [asAna, asBia] = await Promise.all([caller(ana), caller(bia)]);
});

const save = (subscribed: object) => ({ action: 'save-subscription', ...subscribed });

describe('a subscription', () => {
  it('is made with the public key', async () => {
    const { text } = await asAna({ action: 'get-vapid-key' });
    expect(text).toMatch(/^{"result":{"publicKey":"[\w-]{87}"}}$/);
  });

  it('lives: saved twice it is one row, and removed it is gone', async () => {
    const own = subscription();
    const device = { device: 'Chrome, Android', token: 'abc' };
    expect((await asAna(save({ ...own, ...device }))).result).toEqual({ saved: true });
    expect((await asAna(save({ subscription: own, ...device, token: 'nova' }))).status).toBe(200);
    const { endpoint, keys } = own;
    expect((await asAna(save({ endpoint, ...keys, ...device, token: 'nova' }))).status).toBe(200);
    expect(await devicesAt(ana.uid)).toEqual([
      expect.objectContaining({ user_id: ana.uid, endpoint, ...keys, ...device, token: 'nova' }),
    ]);

    expect((await asBia({ action: 'remove-subscription', endpoint })).result).toEqual({
      removed: false,
    });
    expect(await devicesAt(ana.uid)).toHaveLength(1);
    expect((await asAna({ action: 'remove-subscription', endpoint })).result).toEqual({
      removed: true,
    });
    expect(await devicesAt(ana.uid)).toEqual([]);
    expect((await db.doc(paths.pushDevice(deviceIdOf(endpoint))).get()).exists).toBe(false);
  });

  it('of a device that got another endpoint takes the place of the old one', async () => {
    const [before, after] = [subscription(), subscription()];
    await asAna(save(before));
    await asAna(save({ ...after, replaces: before.endpoint }));
    expect(await devicesAt(ana.uid)).toMatchObject([{ endpoint: after.endpoint }]);
    await asAna({ action: 'remove-subscription', endpoint: after.endpoint });
  });

  it('of a phone that a second account uses is no longer the first one’s', async () => {
    const phone = subscription();
    await asAna(save(phone));
    await asBia(save(phone));
    expect(await devicesAt(ana.uid)).toEqual([]);
    expect(await devicesAt(bia.uid)).toMatchObject([{ endpoint: phone.endpoint }]);

    // Nor is it taken from the second by what the first removes late.
    await asAna({ action: 'remove-subscription', endpoint: phone.endpoint });
    expect(await devicesAt(bia.uid)).toHaveLength(1);
    await asBia({ action: 'remove-subscription', endpoint: phone.endpoint });
  });

  it('beyond the most that a person may have takes the place of the one seen longest ago', async () => {
    const uid = newUid();
    const names = Array.from({ length: PUSH_DEVICES_MAX + 1 }, (_, each) => `${uid}-${each}`);
    await giveDevices(uid, names);
    const endpoints = (await devicesAt(uid)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(PUSH_DEVICES_MAX);
    expect(endpoints).not.toContain(endpointOf(`${uid}-0`));
  });

  it('is refused to somebody who has said no to notifications', async () => {
    const caio = await createUser();
    await refuseConsent(caio.uid, 'notifications');
    const { status, error } = await (await caller(caio))(save(subscription()));
    expect(status).toBe(400);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(await devicesAt(caio.uid)).toEqual([]);
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

  it('to oneself counts the devices that it was for, and is kept where there is no push service', async () => {
    const own = subscription();
    await asAna(save(own));
    const { result } = await asAna(to(ana.uid));
    expect(result).toEqual({ targeted: 1, sentOk: 1, removedInvalid: 0 });
    expect((await outboxOf(ana.uid)).at(-1)).toMatchObject({ ...message, devices: 1 });
    await asAna({ action: 'remove-subscription', endpoint: own.endpoint });
    expect((await asAna(to(ana.uid))).result).toEqual({
      targeted: 0,
      sentOk: 0,
      removedInvalid: 0,
    });
  });

  it('goes from an admin to anyone, and from a leader to those who are linked to them', async () => {
    const [pastor, admin] = await Promise.all([
      createUser({ position: 'pastor', fullName: 'João' }),
      createUser({ admin: true }),
    ]);
    const leader = { id: pastor.uid, full_name: 'João', position: 'pastor' as const };
    const linked = await createUser({ leader });
    const [asPastor, asAdmin] = await Promise.all([caller(pastor), caller(admin)]);
    expect((await asAdmin(to(bia.uid))).status).toBe(200);
    await giveDevices(linked.uid, [linked.uid]);
    expect((await asPastor(to(linked.uid))).result).toMatchObject({ targeted: 1, sentOk: 1 });
    // In the app's own list too, and pushed once.
    const [row] = (await db.collection(collections.notifications(linked.uid)).get()).docs;
    expect(row?.data()).toMatchObject({ ...message, kind: 'notice', read: false });
    const uid = linked.uid;
    const params = { uid, notificationId: row?.id ?? '' };
    await onNotificationCreated.run(await creation(paths.notification(uid, row?.id ?? ''), params));
    expect(await outboxOf(uid)).toMatchObject([{ ...message, tag: row?.id }]);
    expect((await asPastor(to(bia.uid))).status).toBe(403);
    expect((await asAna(to(bia.uid))).status).toBe(403);
    expect((await asAna(to('ninguem'))).status).toBe(403);
    expect((await (await caller(linked))(to(pastor.uid))).status).toBe(403);

    // Nothing private from an adult to a minor whose guardian has not consented.
    await db.doc(paths.profile(linked.uid)).update({ guardianship: 'needed' });
    expect((await asPastor(to(linked.uid))).status).toBe(403);
    await db.doc(paths.profile(linked.uid)).update({ guardianship: 'recorded', pastor_id: null });
    expect((await asPastor(to(linked.uid))).status).toBe(403);
  });

  it.each([
    ['no action', {}],
    ['an action that nobody knows', { action: 'apagar-tudo' }],
    ['an endpoint that is no address', save({ ...subscription(), endpoint: 'ftp://x' })],
    [
      'an endpoint without an end',
      save({ ...subscription(), endpoint: `https://${'x'.repeat(2000)}` }),
    ],
    ['no keys', save({ endpoint: endpointOf('x') })],
    ['keys that are none', save({ ...subscription(), keys: { p256dh: '<b>', auth: '' } })],
    ['an address of another site', to('x', { url: 'https://exemplo.com' })],
    ['an address of another site in disguise', to('x', { url: '//exemplo.com' })],
    ['no title', to('x', { title: ' ' })],
    ['a title too long', to('x', { title: 'x'.repeat(101) })],
    ['a text too long', to('x', { body: 'x'.repeat(201) })],
    ['a person by a path', to('a/b')],
    ['nothing', null],
  ])('is refused with %s', async (_what, data) => {
    expect((await asAna(data)).status).toBe(400);
  });

  it('is refused to somebody who has not signed in', async () => {
    expect((await call(FUNCTION, { action: 'get-vapid-key' })).status).toBe(401);
  });
});

it('calls a device by the hash of its endpoint', () => {
  const hash = createHash('sha256').update('https://x').digest('base64url');
  expect(deviceIdOf('https://x')).toBe(hash);
});
