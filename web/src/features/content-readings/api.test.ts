import { dailyReadingFormSchema } from '@raizes/domain/forms/content';
import { aDailyReading } from '@raizes/tests/factories';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import type { putOnServer } from '@/lib/server';
import { createReading, newReadingId, toValues } from './api';

const server = vi.hoisted(() => ({
  listIdsOnServer: vi.fn<(path: string, start: string) => Promise<string[]>>(),
  putOnServer: vi.fn<typeof putOnServer>(),
  readFromServer: vi.fn<(path: string) => Promise<{ numbered: number } | null>>(),
}));
vi.mock('@/lib/server', () => server);
beforeEach(() => void vi.resetAllMocks());

it.each([
  ['10', [], undefined],
  ['11', [1, 10], undefined],
  // The day's document remembers the number of a deleted reading.
  ['13', [10], 12],
  ['13', [12], 10],
])('gives a new reading an id of its day and the number %s', async (next, others, numbered) => {
  const ids = others.map((number) => `2026-11-22-${number}`);
  server.listIdsOnServer.mockResolvedValueOnce([...ids, '2026-11-22-a']);
  server.readFromServer.mockResolvedValueOnce(numbered ? { numbered } : null);
  expect(await newReadingId('2026-11-22')).toBe(`2026-11-22-${next}`);
  expect(server.listIdsOnServer).toHaveBeenCalledWith('daily_readings', '2026-11-22-');
  expect(server.readFromServer).toHaveBeenCalledWith('content_days/2026-11-22', expect.anything());
});

const stored = aDailyReading({ id: '2026-11-22-5', chapter: 2 });
const form = dailyReadingFormSchema.validateSync(toValues(aDailyReading({ chapter: 3 })));

/** Creates a reading over a stored one. @returns whether it was saved, and what was written */
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

it('does not change another admin’s reading with the same id', async () => {
  expect(await createOver(false)).toEqual({ isSaved: false, written: null });
});

it('changes a reading that an earlier attempt has created', async () => {
  expect(await createOver(true)).toEqual({ isSaved: true, written: { ...form, id: stored.id } });
});

it('rejects if the server does not answer', async () => {
  const unanswered = Object.assign(new Error('No answer'), { code: 'unavailable' });
  server.putOnServer.mockRejectedValue(unanswered);
  await expect(
    createReading(
      form,
      stored.id,
      () => form,
      () => true,
    ),
  ).rejects.toBe(unanswered);
});
