import { collections, paths } from '@raizes/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '../../support/admin';
import { createUser, signIn } from '../../support/people';
import type { TestUser } from '../../support/people';
import { call } from '../support/calls';

const rows = db.collection(collections.userRoles);
const row = (uid: string) => db.doc(paths.userRole(uid, 'admin'));
const isAdmin = async (uid: string) => (await row(uid).get()).exists;
const twoAdmins = () => Promise.all([createUser({ admin: true }), createUser({ admin: true })]);
const tokenOf = ({ email, password }: TestUser) => signIn(email, password);
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

let others: string[] = [];
beforeAll(async () => {
  const found = await rows.where('role', '==', 'admin').get();
  others = found.docs.map(({ id }) => id);
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
});
afterAll(async () => {
  const restore = (id: string) =>
    rows.doc(id).set({ user_id: id.replace(/_admin$/, ''), role: 'admin' });
  await Promise.all(others.map(restore));
});

it('two admins who remove each other concurrently leave one, who cannot be removed', async () => {
  const [chefe, outra] = await twoAdmins();
  const remove = async (by: TestUser, { uid }: TestUser) =>
    call('set-admin-role', { userId: uid, admin: false }, await tokenOf(by));
  expect(statuses(await Promise.all([remove(chefe, outra), remove(outra, chefe)]))).toEqual([
    200, 403,
  ]);

  const left = (await isAdmin(chefe.uid)) ? chefe : outra;
  const { error } = await remove(left, left);
  expect(error).toEqual({
    status: 'FAILED_PRECONDITION',
    message: 'A igreja precisa de pelo menos um administrador. Nomeie outro antes de remover este.',
  });
  expect(await isAdmin(left.uid)).toBe(true);
  await row(left.uid).delete();
});

it('the last admin cannot erase their account, and of the last two only one can', async () => {
  const admins = await twoAdmins();
  const erase = async (who: TestUser) => call('erase-my-account', null, await tokenOf(who));
  const answers = await Promise.all(admins.map(erase));
  expect(statuses(answers)).toEqual([200, 400]);
  expect(answers.map(({ text }) => text).join(' ')).toContain('Nomeie outro');
});
