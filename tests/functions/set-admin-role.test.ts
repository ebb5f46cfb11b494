import { paths } from '@raizes/domain/paths';
import { describe, expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser, signIn } from '../support/people';
import { call } from './support/calls';
import { newUid, untilStats } from './support/progress';

async function someone(admin: boolean) {
  const { uid, email, password } = await createUser({ admin });
  const idToken = await signIn(email, password);
  const set = (userId: unknown, wanted: unknown) =>
    call('set-admin-role', { userId, admin: wanted }, idToken);
  return { uid, set };
}

const row = (uid: string) => db.doc(paths.userRole(uid, 'admin'));
const isAdmin = async (uid: string) => (await row(uid).get()).exists;

describe('who is an admin', () => {
  it('is said by an admin: given and taken away, as often as it is said', async () => {
    const [chefe, ana] = await Promise.all([someone(true), someone(false)]);
    for (const admin of [true, true, false, false]) {
      const { result } = await chefe.set(ana.uid, admin);
      expect(result).toEqual({ admin });
      expect(await isAdmin(ana.uid)).toBe(admin);
      await untilStats(ana.uid, { is_admin: admin });
    }
  });

  it('is said by nobody else', async () => {
    const [chefe, ana] = await Promise.all([someone(true), someone(false)]);
    expect((await ana.set(ana.uid, true)).error).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect((await ana.set(chefe.uid, false)).error).toMatchObject({ status: 'PERMISSION_DENIED' });
    const { status } = await call('set-admin-role', { userId: ana.uid, admin: true });
    expect(status).toBe(401);
    expect(await isAdmin(ana.uid)).toBe(false);
    expect(await isAdmin(chefe.uid)).toBe(true);
  });

  it('is said of somebody who has a profile, and in good form', async () => {
    const chefe = await someone(true);
    expect((await chefe.set(newUid(), true)).error).toMatchObject({ status: 'NOT_FOUND' });
    for (const [userId, admin] of [
      ['a/b', true],
      ['', true],
      [7, true],
      [chefe.uid, 'sim'],
    ]) {
      const { error } = await chefe.set(userId, admin);
      expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
    }
  });
});
