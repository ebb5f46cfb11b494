import { addDays } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createUser, signIn } from '../support/people';
import { call } from './support/calls';
import { today } from './support/progress';

const weekSchema = v.object({
  devotionals: v.array(devotionalSchema),
  readings: v.array(dailyReadingSchema),
});

async function ask(from: unknown) {
  const { email, password } = await createUser();
  return call('get_week_ahead', { from }, await signIn(email, password));
}

it('answers with what is published for the day and the seven after it', async () => {
  const { devotionals, readings } = v.parse(weekSchema, (await ask(today)).result);
  const days = new Set(Array.from({ length: 8 }, (_, index) => addDays(today, index)));
  expect(new Set(devotionals.map(({ date }) => date))).toEqual(days);
  expect(new Set(readings.map(({ date }) => date))).toEqual(days);
});

it.each([addDays(today, 2), addDays(today, -2), '2026-02-30', 7, null])(
  'looks up no other day: %s',
  async (from) => {
    const { status, error } = await ask(from);
    expect(status).toBe(400);
    expect(error).toMatchObject({ message: 'Confira a data deste aparelho.' });
  },
);

it('refuses someone who is not signed in', async () => {
  expect((await call('get_week_ahead', { from: today })).status).toBe(401);
});
