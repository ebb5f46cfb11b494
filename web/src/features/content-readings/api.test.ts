import { beforeEach, expect, it, vi } from 'vitest';
import { newReadingId } from './api';

const { idsOnServer } = vi.hoisted(() => ({
  idsOnServer: vi.fn<(path: string, start: string) => Promise<string[]>>(),
}));
vi.mock('@/lib/server', () => ({ idsOnServer }));
beforeEach(() => void idsOnServer.mockReset());

it('gives a new reading its day and the first number that is free', async () => {
  idsOnServer.mockResolvedValueOnce([]);
  expect(await newReadingId('2026-11-22')).toBe('2026-11-22-1');
  expect(idsOnServer).toHaveBeenCalledWith('daily_readings', '2026-11-22-');
  idsOnServer.mockResolvedValueOnce(['2026-11-22-1', '2026-11-22-3', '2026-11-22-10']);
  expect(await newReadingId('2026-11-22')).toBe('2026-11-22-2');
});

it('gives another id where all numbers of two digits are taken', async () => {
  const all = Array.from({ length: 99 }, (_, index) => `2026-11-22-${index + 1}`);
  idsOnServer.mockResolvedValueOnce(all);
  expect(await newReadingId('2026-11-22')).toMatch(/^[0-9a-f-]{36}$/);
});
