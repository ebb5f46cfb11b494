import { dailyReadingFormSchema } from '@raizes/domain/forms/content';
import { aDailyReading } from '@raizes/tests/factories';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { putOnServer } from '@/lib/server';
import { createReading, newReadingId, removeReading, valuesOf } from './api';

const server = vi.hoisted(() => ({
  idsOnServer: vi.fn<(path: string, start: string) => Promise<string[]>>(),
  putOnServer: vi.fn<typeof putOnServer>(),
  removeOnServer: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock('@/lib/server', () => server);
beforeEach(() => {
  vi.resetAllMocks();
  server.idsOnServer.mockResolvedValue([]);
});
afterEach(() => void vi.restoreAllMocks());

const chance = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);
const numbered = (...numbers: number[]) => numbers.map((number) => `2026-11-22-${number}`);

it('gives a new reading its day and a number by chance, which the rules know', async () => {
  chance(0);
  expect(await newReadingId('2026-11-22')).toBe('2026-11-22-1');
  expect(server.idsOnServer).toHaveBeenCalledWith('daily_readings', '2026-11-22-');
  chance(0.99);
  expect(await newReadingId('2026-11-22')).toBe('2026-11-22-25');
});

it.each([
  [[1, 3, 10], 11],
  [[1, 3, 98], 99],
])(
  'puts a new reading behind the others of its day, and into no gap (%s)',
  async (others, next) => {
    chance(0);
    server.idsOnServer.mockResolvedValueOnce(numbered(...others));
    expect(await newReadingId('2026-11-22')).toBe(`2026-11-22-${next}`);
  },
);

it('gives the id of a reading that was deleted to no other', async () => {
  chance(0);
  await removeReading('2026-12-24-7');
  expect(await newReadingId('2026-12-24')).toBe('2026-12-24-8');
  expect(await newReadingId('2026-12-25')).toBe('2026-12-25-1');
});

it('gives another id behind the last number that the rules know', async () => {
  server.idsOnServer.mockResolvedValueOnce(['2026-11-22-99', '2026-11-22-a', '2026-11-22-1']);
  expect(await newReadingId('2026-11-22')).toMatch(/^[0-9a-f-]{36}$/);
});

const stored = aDailyReading({ id: '2026-11-22-5', chapter: 2 });
const form = dailyReadingFormSchema.validateSync(valuesOf(aDailyReading({ chapter: 3 })));

/** Creates a reading where one is stored; what is written, if anything. */
async function createOver(isOwn: boolean) {
  let written: object | null = null;
  server.putOnServer.mockImplementation(async (_path, schema, change) => {
    written = change(v.parse(schema, stored));
  });
  const isSaved = await createReading(
    form,
    stored.id,
    () => form,
    () => isOwn,
  );
  return { isSaved, written };
}

it('leaves a reading of another admin that has the same id as it is', async () => {
  expect(await createOver(false)).toEqual({ isSaved: false, written: null });
});

it('changes a reading that it has created without an answer', async () => {
  expect(await createOver(true)).toEqual({ isSaved: true, written: { ...form, id: stored.id } });
});

it('says that nothing was saved where the server does not answer', async () => {
  const lost = Object.assign(new Error('No answer'), { code: 'unavailable' });
  server.putOnServer.mockRejectedValue(lost);
  await expect(
    createReading(
      form,
      stored.id,
      () => form,
      () => true,
    ),
  ).rejects.toBe(lost);
});
