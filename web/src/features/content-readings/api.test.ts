import { dailyReadingFormSchema } from '@raizes/domain/forms/content';
import { aDailyReading } from '@raizes/tests/factories';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import type { putOnServer } from '@/lib/server';
import { createReading, newReadingId, valuesOf } from './api';

const server = vi.hoisted(() => ({
  idsOnServer: vi.fn<(path: string, start: string) => Promise<string[]>>(),
  putOnServer: vi.fn<typeof putOnServer>(),
  readOnServer: vi.fn<(path: string) => Promise<{ numbered: number } | null>>(),
}));
vi.mock('@/lib/server', () => server);
beforeEach(() => void vi.resetAllMocks());

it.each([
  ['10', [], undefined],
  ['11', [1, 10], undefined],
  // The server remembers the number of one that was deleted.
  ['13', [10], 12],
  ['13', [12], 10],
])('gives a new reading its day and the number %s', async (next, others, numbered) => {
  const ids = others.map((number) => `2026-11-22-${number}`);
  server.idsOnServer.mockResolvedValueOnce([...ids, '2026-11-22-a']);
  server.readOnServer.mockResolvedValueOnce(numbered ? { numbered } : null);
  expect(await newReadingId('2026-11-22')).toBe(`2026-11-22-${next}`);
  expect(server.idsOnServer).toHaveBeenCalledWith('daily_readings', '2026-11-22-');
  expect(server.readOnServer).toHaveBeenCalledWith('content_days/2026-11-22', expect.anything());
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
