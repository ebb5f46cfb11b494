import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser, signIn } from '../support/people';
import { call } from './support/calls';
import { newUid, writeProfile } from './support/progress';

/** A person, and what the function answers them. */
async function caller() {
  const { uid, email, password } = await createUser();
  const idToken = await signIn(email, password);
  return { uid, ask: () => call('get_my_pastor_info', null, idToken) };
}

it('answers with the pastor or leader that the caller is linked to', async () => {
  const { uid, ask } = await caller();
  const leaderId = newUid();
  await writeProfile(leaderId, { full_name: 'Maria', position: 'lider' });
  await writeProfile(uid, { pastor_id: leaderId });
  const { result } = await ask();
  expect(result).toEqual([{ id: leaderId, full_name: 'Maria', pastor_position: 'lider' }]);
});

it('answers with no row when there is no link, no leader at its end, or no profile', async () => {
  const { uid, ask } = await caller();
  expect((await ask()).result).toEqual([]);

  const formerLeader = newUid();
  await writeProfile(formerLeader, { position: 'discipulo' });
  await writeProfile(uid, { pastor_id: formerLeader });
  expect((await ask()).result).toEqual([]);

  await db.doc(paths.profile(uid)).delete();
  expect((await ask()).result).toEqual([]);
});

it('refuses someone who is not signed in', async () => {
  const { status, error } = await call('get_my_pastor_info', null);
  expect(status).toBe(401);
  expect(error).toEqual({ status: 'UNAUTHENTICATED', message: 'Usuário não autenticado' });
});

it('says that something went wrong, in Portuguese and no more, when a profile is unusable', async () => {
  const { uid, ask } = await caller();
  await db.doc(paths.profile(uid)).set({ id: uid, full_name: 'Segredo', position: 'bispo' });
  const { status, error, text } = await ask();
  expect(status).toBe(500);
  expect(error).toEqual({
    status: 'INTERNAL',
    message: 'Algo deu errado por aqui. Tente novamente.',
  });
  expect(text).not.toContain('Segredo');
});
