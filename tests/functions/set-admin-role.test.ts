import { paths } from '@raizes/domain/paths';
import { describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { onUserRoleWritten } from '../../functions/src/people/admins';
import { consents } from '../factories';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { call as callWith, endedSession, signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { newUid, statsOf } from './support/progress';
import { change, newPerson } from './support/triggers';

const isAdmin = async (uid: string) => (await db.doc(paths.userRole(uid, 'admin')).get()).exists;

describe('the admin role', () => {
  it('is granted and revoked by an admin, idempotently', async () => {
    const [{ call }, { uid: userId }] = await Promise.all([
      signedIn({ admin: true }),
      createUser(),
    ]);
    for (const admin of [true, true, false, false]) {
      await change(onUserRoleWritten, paths.userRole(userId, 'admin'), async () => {
        expect((await call('set-admin-role', { userId, admin })).result).toEqual({ admin });
      });
      expect(await isAdmin(userId)).toBe(admin);
      expect(await statsOf(userId)).toMatchObject({ is_admin: admin });
    }
  });

  it('needs a confirmed e-mail to be granted, but not to be revoked', async () => {
    const [{ call }, { uid: userId }] = await Promise.all([
      signedIn({ admin: true }),
      createUser({ unconfirmed: true }),
    ]);
    const { error } = await call('set-admin-role', { userId, admin: true });
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(JSON.stringify(error)).toMatch(/não confirmou o e-mail.*abra o link/);
    expect(await isAdmin(userId)).toBe(false);

    const { uid: held } = await createUser({ admin: true, unconfirmed: true });
    for (const admin of [true, false]) {
      expect((await call('set-admin-role', { userId: held, admin })).result).toEqual({ admin });
    }
  });

  it('is not granted to a minor without a guardian’s consent, even before a trigger has copied their answer', async () => {
    const [{ call }, { uid: userId }, answered] = await Promise.all([
      signedIn({ admin: true }),
      createUser({ minor: true }),
      createUser({ withoutConsents: true }),
    ]);
    const birth_year = new Date().getUTCFullYear() - 15;
    await db.doc(paths.consents(answered.uid)).set({ ...consents(), birth_year });
    for (const uid of [userId, answered.uid]) {
      const { error } = await call('set-admin-role', { userId: uid, admin: true });
      expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
      expect(JSON.stringify(error)).toContain('autorização do responsável');
      expect(await isAdmin(uid)).toBe(false);
    }
    await db.doc(paths.profile(userId)).update({ guardianship: 'recorded' });
    for (const admin of [true, false]) {
      expect((await call('set-admin-role', { userId, admin })).result).toEqual({ admin });
    }
  });

  it('is granted to a person of unknown age, and revoked from a minor', async () => {
    const [{ call }, { uid: withoutConsents }, { uid: held }] = await Promise.all([
      signedIn({ admin: true }),
      createUser({ withoutConsents: true }),
      createUser({ admin: true, minor: true }),
    ]);
    expect((await call('set-admin-role', { userId: withoutConsents, admin: true })).status).toBe(
      200,
    );
    expect((await call('set-admin-role', { userId: held, admin: false })).status).toBe(200);
    expect(await isAdmin(held)).toBe(false);
  });

  it('needs a person with a profile and a valid id', async () => {
    const { call } = await signedIn({ admin: true });
    const give = async (userId: string) =>
      (await call('set-admin-role', { userId, admin: true })).error;
    expect(await give(newUid())).toMatchObject({ status: 'NOT_FOUND' });
    expect(await give('a/b')).toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('is not granted to someone whose erasure has begun', async () => {
    const [{ call }, { uid: userId }] = await Promise.all([
      signedIn({ admin: true }),
      createUser(),
    ]);
    await erasureOf(userId).set({ uid: userId });
    expect((await call('set-admin-role', { userId, admin: true })).status).toBe(404);
    expect(await isAdmin(userId)).toBe(false);
  });

  it('is not granted with the token of an ended session', async () => {
    const [{ uid }, { uid: userId }] = await Promise.all([
      createUser({ admin: true }),
      createUser(),
    ]);
    const ended = endedSession(uid);
    for (const admin of [false, true]) {
      const { error } = await callWith('set-admin-role', { userId, admin }, ended);
      expect(error).toMatchObject({ status: 'UNAUTHENTICATED' });
    }
    expect(await isAdmin(userId)).toBe(false);
  });

  it('is not implied by another role', async () => {
    const { uid, writeProfile, stats } = newPerson();
    const role = { user_id: uid, role: 'disciple' };
    await change(onUserRoleWritten, paths.userRole(uid, 'disciple'), (ref) => ref.set(role));
    await writeProfile();
    expect(await stats()).toMatchObject({ is_admin: false });
  });
});

describe('the last admin', () => {
  const twoAdmins = () => Promise.all([signedIn({ admin: true }), signedIn({ admin: true })]);
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  it('is left when two admins remove each other concurrently, and cannot be removed', async () => {
    const [chefe, outra] = await twoAdmins();
    const remove = (by: Caller, { uid }: Caller) =>
      by.call('set-admin-role', { userId: uid, admin: false });
    const answers = await Promise.all([remove(chefe, outra), remove(outra, chefe)]);
    expect(statuses(answers)).toEqual([200, 403]);

    const left = (await isAdmin(chefe.uid)) ? chefe : outra;
    const { error } = await remove(left, left);
    expect(error).toEqual({
      status: 'FAILED_PRECONDITION',
      message:
        'A igreja precisa de pelo menos um administrador. Nomeie outro antes de remover este.',
    });
    expect(await isAdmin(left.uid)).toBe(true);
  });

  it.each([
    ['has no account any more', (uid: string) => auth.deleteUser(uid)],
    ['has a disabled account', (uid: string) => auth.updateUser(uid, { disabled: true })],
  ])('is one whose only colleague %s', async (_, end) => {
    const [left, gone] = await twoAdmins();
    await end(gone.uid);
    const remove = (userId: string) => left.call('set-admin-role', { userId, admin: false });
    expect((await remove(left.uid)).status).toBe(400);
    expect((await left.call('erase-my-account')).text).toContain('Nomeie outro');
    expect((await remove(gone.uid)).status).toBe(200);
  });

  it('cannot erase their account, and of the last two only one can', async () => {
    const admins = await twoAdmins();
    const answers = await Promise.all(admins.map(({ call: ask }) => ask('erase-my-account')));
    expect(statuses(answers)).toEqual([200, 400]);
    expect(answers.map(({ text }) => text).join(' ')).toContain('Nomeie outro');
  });
});
