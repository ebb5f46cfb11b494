import { paths } from '@raizes/domain/paths';
import { describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { consents } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import { newPerson, newUid, untilStats } from './support/progress';

const isAdmin = async (uid: string) => (await db.doc(paths.userRole(uid, 'admin')).get()).exists;

describe('the admin role', () => {
  it('is granted and revoked by an admin, idempotently', async () => {
    const [{ call }, { uid: userId }] = await Promise.all([
      signedIn({ admin: true }),
      createUser(),
    ]);
    for (const admin of [true, true, false, false]) {
      expect((await call('set-admin-role', { userId, admin })).result).toEqual({ admin });
      expect(await isAdmin(userId)).toBe(admin);
      await untilStats(userId, { is_admin: admin });
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
    // Works whichever runs first, the trigger or the call.
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
    const [admin, { uid: userId }] = await Promise.all([signedIn({ admin: true }), createUser()]);
    // Times have a resolution of one second; until the next second, the token counts as issued after the session's end.
    await expect
      .poll(
        async () => {
          await admin.call('sign-out-everywhere');
          return (await admin.call('set-admin-role', { userId, admin: false })).error;
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ status: 'UNAUTHENTICATED' });
    expect((await admin.call('set-admin-role', { userId, admin: true })).status).toBe(401);
    expect(await isAdmin(userId)).toBe(false);
  });

  it('is not implied by another role', async () => {
    const { uid, writeProfile, ...ana } = newPerson();
    await db.doc(paths.userRole(uid, 'disciple')).set({ user_id: uid, role: 'disciple' });
    await writeProfile();
    expect((await ana.untilStats({ total_xp: 0 }))?.is_admin).toBe(false);
  });
});
