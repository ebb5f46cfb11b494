import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { newUid } from './support/a-person';
import { call, signUp } from './support/call';
import { writeProfile } from './support/profiles';

const ask = (token?: string) => call('get_my_pastor_info', null, token);

it('answers with the pastor or leader that the caller is linked to', async () => {
  const { uid, idToken } = await signUp();
  const leaderId = newUid();
  await writeProfile(leaderId, { full_name: 'Maria', position: 'lider' });
  await writeProfile(uid, { pastor_id: leaderId });
  const { result } = await ask(idToken);
  expect(result).toEqual([{ id: leaderId, full_name: 'Maria', pastor_position: 'lider' }]);
});

it('answers with no row when there is no link, no profile, or no leader at its end', async () => {
  const { uid, idToken } = await signUp();
  expect((await ask(idToken)).result).toEqual([]);

  await writeProfile(uid);
  expect((await ask(idToken)).result).toEqual([]);

  const formerLeader = newUid();
  await writeProfile(formerLeader, { position: 'discipulo' });
  await writeProfile(uid, { pastor_id: formerLeader });
  expect((await ask(idToken)).result).toEqual([]);
});

it('refuses someone who is not signed in', async () => {
  const { status, error } = await ask();
  expect(status).toBe(401);
  expect(error).toEqual({ status: 'UNAUTHENTICATED', message: 'Usuário não autenticado' });
});

it('says that something went wrong, in Portuguese and no more, when a profile is unusable', async () => {
  const { uid, idToken } = await signUp();
  await db.doc(paths.profile(uid)).set({ id: uid, full_name: 'Segredo', position: 'bispo' });
  const { status, error, text } = await ask(idToken);
  expect(status).toBe(500);
  expect(error).toEqual({
    status: 'INTERNAL',
    message: 'Algo deu errado por aqui. Tente novamente.',
  });
  expect(text).not.toContain('Segredo');
});
