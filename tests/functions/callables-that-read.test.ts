import { addDays } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aDailyReading, aDevotional } from '../factories';
import { db } from '../support/admin';
import { signedIn } from './support/calls';
import { today } from './support/progress';

it('get_my_pastor_info answers an invalid profile with a general error in Portuguese', async () => {
  const { uid, call } = await signedIn();
  await db.doc(paths.profile(uid)).set({ id: uid, full_name: 'Segredo', position: 'bispo' });
  const { status, error, text } = await call('get_my_pastor_info');
  expect(status).toBe(500);
  const message = 'Algo deu errado por aqui. Tente novamente.';
  expect(error).toEqual({ status: 'INTERNAL', message });
  expect(text).not.toContain('Segredo');
});

describe('get_week_ahead', () => {
  const weekSchema = v.object({
    devotionals: v.array(devotionalSchema),
    readings: v.array(dailyReadingSchema),
  });
  const ask = async (from: unknown) => (await signedIn()).call('get_week_ahead', { from });

  it('returns what is published for the day and the seven after it', async () => {
    for (const date of Array.from({ length: 10 }, (_, index) => addDays(today, index - 1))) {
      await db.doc(paths.devotional(date)).set(aDevotional({ date }));
      await db.doc(paths.dailyReading(`${date}-1`)).set(aDailyReading({ date }));
    }
    const { devotionals, readings } = v.parse(weekSchema, (await ask(today)).result);
    const days = Array.from({ length: 8 }, (_, index) => addDays(today, index));
    expect(devotionals.map(({ date }) => date).toSorted()).toEqual(days);
    expect(readings.map(({ date }) => date).toSorted()).toEqual(days);
  });

  it.each([addDays(today, 2), addDays(today, -2), '2026-02-30'])(
    'refuses any other day: %s',
    async (from) => {
      const { status, error } = await ask(from);
      expect(status).toBe(400);
      expect(error).toMatchObject({ message: 'Confira a data deste aparelho.' });
    },
  );
});
