import { dailyReadingFormSchema } from '@raizes/domain/forms/content';
import { paths } from '@raizes/domain/paths';
import { aDailyReading } from '@raizes/tests/factories';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { createReading, newReadingId, readingValues } from './api';

it.each([
  ['10', [], undefined],
  ['11', [1, 10], undefined],
  // The day's document remembers the number of a deleted reading.
  ['13', [10], 12],
  ['13', [12], 10],
])('gives a new reading an id of its day and the number %s', async (next, others, numbered) => {
  for (const number of [...others, 'a'])
    store.put(paths.dailyReading(`2026-11-22-${number}`), aDailyReading());
  if (numbered) store.put(paths.contentDay('2026-11-22'), { numbered });
  expect(await newReadingId('2026-11-22')).toBe(`2026-11-22-${next}`);
});

const stored = aDailyReading({ id: '2026-11-22-5', chapter: 2 });
const form = dailyReadingFormSchema.validateSync(readingValues(aDailyReading({ chapter: 3 })));

const path = paths.dailyReading(stored.id);
const createOver = (isOwn: boolean) => {
  store.put(path, stored);
  return createReading(
    form,
    stored.id,
    () => form,
    () => isOwn,
  );
};

it('changes a reading that an earlier attempt has created', async () => {
  expect(await createOver(true)).toBe(true);
  expect(store.get(path)).toMatchObject(form);
});
