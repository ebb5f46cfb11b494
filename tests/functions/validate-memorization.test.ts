import { DAILY_VALIDATIONS } from '@raizes/domain/limits';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { call, callAs, tokenOf } from './support/calls';
import { VERSE, newUid } from './support/progress';

const validate = (userVerse: unknown) =>
  call(
    'validate-memorization',
    { originalVerse: VERSE, userVerse, verseReference: 'João 3.16' },
    tokenOf(newUid()),
  );

const scoreSchema = v.strictObject({
  score: v.number(),
  isValid: v.boolean(),
  feedback: v.string(),
});

it('scores a verse written from memory', async () => {
  const { status, result } = await validate(VERSE.toLowerCase());
  expect(status).toBe(200);
  const { score, isValid, feedback } = v.parse(scoreSchema, result);
  expect({ score, isValid }).toEqual({ score: 100, isValid: true });
  expect(feedback).toMatch(/^Parabéns! Memorização validada!/);
});

it('scores at most 200 verses a day', async () => {
  const uid = newUid();
  const claim = { originalVerse: VERSE, userVerse: VERSE, verseReference: 'João 3.16' };
  const ask = () => callAs(uid, 'validate-memorization', claim);
  const answers = await Promise.allSettled(Array.from({ length: DAILY_VALIDATIONS + 1 }, ask));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  await expect(ask()).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(await callAs(newUid(), 'validate-memorization', claim)).toMatchObject({
    score: 100,
  });
});

it('scores a text of at most twice the verse’s length', async () => {
  expect((await validate('á'.repeat(2 * VERSE.length))).status).toBe(200);
  expect((await validate('á'.repeat(2 * VERSE.length + 1))).status).toBe(400);
});

it.each([
  ['a blank verse', ' \n\t '],
  ['a verse above the maximum length', 'a'.repeat(10_001)],
  ['a list', [VERSE]],
])('refuses %s in Portuguese and without internals', async (_, userVerse) => {
  const { status, text, error } = await validate(userVerse);
  expect(status).toBe(400);
  const message = 'Escreva o versículo, com até 10.000 caracteres, para validar.';
  expect(error).toEqual({ status: 'INVALID_ARGUMENT', message });
  expect(text).not.toMatch(/\bat \w|schema|Deus amou/i);
});
