import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { createUser, signIn } from '../support/people';
import { call } from './support/calls';
import { VERSE } from './support/progress';

const verseReference = 'João 3.16';
let idToken: string;
beforeAll(async () => {
  const { email, password } = await createUser();
  idToken = await signIn(email, password);
});

const validate = (data: unknown, token?: string) => call('validate-memorization', data, token);

const scoreSchema = v.strictObject({
  score: v.number(),
  isValid: v.boolean(),
  feedback: v.string(),
});

it('scores a verse written from memory', async () => {
  const { status, result } = await validate(
    { originalVerse: VERSE, userVerse: VERSE.toLowerCase(), verseReference },
    idToken,
  );
  expect(status).toBe(200);
  const { score, isValid, feedback } = v.parse(scoreSchema, result);
  expect({ score, isValid }).toEqual({ score: 100, isValid: true });
  expect(feedback).toMatch(/^Parabéns! Memorização validada!/);
});

it('encourages someone who is not there yet', async () => {
  const { result } = await validate(
    { originalVerse: VERSE, userVerse: 'Porque Deus amou', verseReference },
    idToken,
  );
  const { score, isValid, feedback } = v.parse(scoreSchema, result);
  expect(score).toBeLessThan(70);
  expect(isValid).toBe(false);
  expect(feedback).toMatch(/^Quase lá! Continue praticando/);
});

it('refuses someone who is not signed in', async () => {
  const { status, error } = await validate({
    originalVerse: VERSE,
    userVerse: VERSE,
    verseReference,
  });
  expect(status).toBe(401);
  expect(error).toEqual({ status: 'UNAUTHENTICATED', message: 'Usuário não autenticado' });
});

it.each([
  ['a blank verse', { originalVerse: VERSE, userVerse: ' \n\t ', verseReference }],
  ['no verse', { originalVerse: VERSE, verseReference }],
  [
    'a verse beyond the limit',
    { originalVerse: VERSE, userVerse: 'a'.repeat(10_001), verseReference },
  ],
  ['a number', { originalVerse: VERSE, userVerse: 7, verseReference }],
  ['a list', { originalVerse: VERSE, userVerse: [VERSE], verseReference }],
  ['a text in place of an object', 'segredo'],
  ['nothing', null],
])('refuses %s in Portuguese, without a word of its insides', async (_, data) => {
  const { status, text, error } = await validate(data, idToken);
  expect(status).toBe(400);
  expect(error).toEqual({
    status: 'INVALID_ARGUMENT',
    message: 'Escreva o versículo, com até 10.000 caracteres, para validar.',
  });
  expect(text).not.toMatch(/\bat \w|schema|segredo|Deus amou/i);
});
