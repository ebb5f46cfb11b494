import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { loadTeaching } from '../../functions/src/church/teaching';
import { db } from '../support/admin';
import { signedIn } from './support/calls';

const stored = async () => (await db.doc(paths.teaching).get()).data();
const TEN_MINUTES = 10 * 60_000;

it('is written and deleted topic by topic by an admin, and the history names the topic without the words', async () => {
  const { call, uid } = await signedIn({ admin: true });
  const save = async (topic: string, text: string | null) =>
    (await call('save-teaching', { topic, text })).result;
  expect(await save('ceia', ' Pão e suco, em memória. ')).toEqual({ saved: true });
  expect(await save('batismo', 'Batizamos quem crê.')).toEqual({ saved: true });
  expect(await save('batismo', 'Batizamos quem crê.')).toEqual({ saved: true });
  expect(await stored()).toEqual({
    ceia: 'Pão e suco, em memória.',
    batismo: 'Batizamos quem crê.',
  });
  await save('batismo', null);
  expect(await stored()).toEqual({ ceia: 'Pão e suco, em memória.' });
  const own = db.collection('audit').where('people', 'array-contains', uid);
  const docs = (await own.orderBy('at', 'desc').get()).docs.toReversed();
  expect(docs.map((entry) => entry.data())).toMatchObject([
    { action: 'teaching', before: null, after: 'ceia' },
    { action: 'teaching', before: null, after: 'batismo' },
    { action: 'teaching', before: 'batismo', after: null },
  ]);
  expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain('crê');
});

it('refuses other people, unknown topics, and blank or longer texts', async () => {
  const { call } = await signedIn({ admin: true });
  const member = await signedIn();
  const request = { topic: 'batismo', text: 'Batizamos quem crê.' };
  expect((await member.call('save-teaching', request)).status).toBe(403);
  for (const wrong of [
    { topic: 'ansiedade' },
    { topic: '__proto__' },
    { text: ' ' },
    { text: 'a'.repeat(401) },
  ])
    expect((await call('save-teaching', { ...request, ...wrong })).status).toBe(400);
});

it('of two admins who change the same text, the second is told', async () => {
  const { call } = await signedIn({ admin: true });
  const save = (text: string | null, replaces: string | null) =>
    call('save-teaching', { topic: 'festas', text, replaces });
  await call('save-teaching', { topic: 'festas', text: null });
  expect((await save('Celebramos o Natal.', null)).status).toBe(200);
  const words = {
    message:
      'Outra pessoa mudou este texto enquanto você escrevia. Confira o que está salvo e salve de novo.',
  };
  expect((await save('Celebramos a Páscoa.', null)).error).toMatchObject(words);
  expect((await save(null, 'Celebramos pouco.')).error).toMatchObject(words);
  // The response was lost and the client retries.
  expect((await save('Celebramos o Natal.', null)).status).toBe(200);
  expect((await save('Celebramos a Páscoa.', 'Celebramos o Natal.')).status).toBe(200);
  expect(await stored()).toMatchObject({ festas: 'Celebramos a Páscoa.' });
});

it('is kept in memory for ten minutes', async () => {
  const { call } = await signedIn({ admin: true });
  const teach = (text: string) => call('save-teaching', { topic: 'dons', text });
  const start = Date.now() + TEN_MINUTES;
  await teach('Os dons continuam.');
  expect(await loadTeaching(start)).toMatchObject({ dons: 'Os dons continuam.' });
  await teach('Os dons edificam.');
  expect(await loadTeaching(start + TEN_MINUTES - 1)).toMatchObject({ dons: 'Os dons continuam.' });
  expect(await loadTeaching(start + TEN_MINUTES)).toMatchObject({ dons: 'Os dons edificam.' });
});
