import { emptyStats } from '@raizes/domain/progress/stats';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as clock from '@/lib/measure-clock';
import { toastError } from '@/lib/toast';
import { writeDoc } from '@/lib/writes';
import type { Delivery } from '@/lib/writes';
import { completeReading, readingOutbox, useSettleReadings, withLocalReadings } from './completion';
import { deferred } from '@/testing/deferred';
import { hasReading } from './reading';

const { existsOnServer, measureClockOffset } = vi.hoisted(() => ({
  existsOnServer: vi.fn<(path: string) => Promise<boolean>>(),
  measureClockOffset: vi.fn<typeof clock.measureClockOffset>(),
}));
vi.mock('@/lib/measure-clock', () => ({ measureClockOffset, TOLERANCE_MS: 600_000 }));
vi.mock('@/lib/writes', () => ({ writeDoc: vi.fn<() => Delivery>() }));
vi.mock('@/lib/reads', () => ({ existsOnServer }));
vi.mock('@/lib/toast', () => ({ toastError: vi.fn<() => void>() }));

const day = '2026-11-21';
const completion = { uid: 'davi', id: 'salmo-1', day, seconds: 61.9 } as const;
const refusal = new Error('permission-denied');
const refused = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  measureClockOffset.mockResolvedValue(0);
});

describe('a completed reading', () => {
  it('is not stored when the server refuses it at once, and is reported once', async () => {
    const sent = Promise.reject(refusal);
    vi.mocked(writeDoc).mockReturnValue({ kept: sent.then(() => 'sent'), sent });
    expect(await completeReading(completion, refused)).toBe('refused');
    expect(readingOutbox.read('davi')).toEqual([]);
    expect(refused).toHaveBeenCalledExactlyOnceWith(refusal);
  });

  it('is reported when the server refuses it later, and no longer counts on this device', async () => {
    const { promise: sent, reject } = deferred<void>();
    vi.mocked(writeDoc).mockReturnValue({ kept: Promise.resolve('on-device'), sent });
    expect(await completeReading(completion, refused)).toBe('on-device');
    expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', day, sent: false }]);
    expect(refused).not.toHaveBeenCalled();
    reject(refusal);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(refusal));
    expect(readingOutbox.read('davi')).toEqual([]);
  });

  it('is recorded with its duration in whole seconds, and stays in the outbox as sent until it is counted', async () => {
    vi.mocked(writeDoc).mockReturnValue({ kept: Promise.resolve('sent'), sent: Promise.resolve() });
    expect(await completeReading(completion, refused)).toBe('sent');
    expect(writeDoc).toHaveBeenCalledWith(
      'users/davi/user_daily_readings/salmo-1',
      expect.objectContaining({ reading_time_seconds: 61, completed_on: day }),
    );
    expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', sent: true }]);
  });
});

it('a completed reading is in the outbox before Auth has resolved', () => {
  const unresolved = new Promise<never>(() => undefined);
  vi.mocked(writeDoc).mockReturnValue({ kept: unresolved, sent: unresolved });
  void completeReading(completion, refused);
  expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', day, sent: false }]);
});

describe('readings from an earlier visit', () => {
  const at = new Date();
  const storedReading = (id: string, sent: boolean) =>
    ({ id, day, at, offset: 0, seconds: 61, sent }) as const;

  it('are sent if the page was closed before they left this device', async () => {
    readingOutbox.put('davi', storedReading('salmo-1', false));
    existsOnServer.mockResolvedValue(false);
    vi.mocked(writeDoc).mockReturnValue({ kept: Promise.resolve('sent'), sent: Promise.resolve() });
    renderHook(() => useSettleReadings('davi'));
    await waitFor(() => expect(readingOutbox.read('davi')).toMatchObject([{ sent: true }]));
    expect(writeDoc).toHaveBeenCalledOnce();
    expect(toastError).not.toHaveBeenCalled();
  });

  it('are marked as sent if the server has them, and dropped with an error if it refuses them again', async () => {
    readingOutbox.put('davi', storedReading('salmo-1', false));
    readingOutbox.put('davi', storedReading('salmo-2', false));
    readingOutbox.put('davi', storedReading('salmo-3', true));
    existsOnServer.mockImplementation(async (path) => path.endsWith('salmo-1'));
    const sent = Promise.reject(refusal);
    vi.mocked(writeDoc).mockReturnValue({ kept: sent.then(() => 'sent'), sent });
    renderHook(() => useSettleReadings('davi'));
    await waitFor(() => expect(toastError).toHaveBeenCalledOnce());
    expect(readingOutbox.read('davi')).toEqual([
      storedReading('salmo-3', true),
      storedReading('salmo-1', true),
    ]);
    expect(existsOnServer).toHaveBeenCalledTimes(2);
  });

  it('are resent on the right day if this device’s clock caused the refusal', async () => {
    const fast = new Date('2026-11-22T01:00:00');
    localStorage.setItem(
      'raizes.readings.davi',
      JSON.stringify([{ id: 'salmo-1', day: '2026-11-22', at: fast, sent: false }]),
    );
    existsOnServer.mockResolvedValue(false);
    const stamp = { at: new Date('2026-11-21T22:00:00'), offset: -3 * 60 * 60 * 1000 };
    measureClockOffset.mockResolvedValue(stamp.offset);
    vi.mocked(writeDoc).mockReturnValue({ kept: Promise.resolve('sent'), sent: Promise.resolve() });
    renderHook(() => useSettleReadings('davi'));
    await waitFor(() =>
      expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', day, sent: true }]),
    );
    expect(writeDoc).toHaveBeenCalledExactlyOnceWith(
      'users/davi/user_daily_readings/salmo-1',
      expect.objectContaining({ completed_at: stamp.at, completed_on: day }),
    );
    expect(toastError).not.toHaveBeenCalled();
  });

  it('cause no read when there are none', () => {
    renderHook(() => useSettleReadings('davi'));
    expect(existsOnServer).not.toHaveBeenCalled();
  });

  it('are dropped when they are too old to be accepted', () => {
    const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    readingOutbox.put('davi', { ...storedReading('salmo-1', false), at: old });
    expect(readingOutbox.read('davi')).toEqual([]);
  });
});

describe('a reading that the server has not counted', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const local = { at, offset: 0, seconds: 61 };
  const uncounted = [
    { id: 'a', day: '2026-11-21', ...local, sent: true },
    { id: 'b', day: '2026-11-20', ...local, sent: false },
  ] as const;

  it('counts on its day', () => {
    const stats = withLocalReadings(emptyStats('ana'), [...uncounted]);
    expect(stats.total_readings).toBe(2);
    expect(stats.days['2026-11-21']?.readings).toEqual({ a: at });
    expect(['a', 'b', 'c'].map((id) => hasReading(stats, id))).toEqual([true, true, false]);
  });

  it('does not count twice after the server has counted it', () => {
    const counted = withLocalReadings(emptyStats('ana'), [...uncounted]);
    expect(withLocalReadings(counted, [...uncounted])).toEqual(counted);
  });
});
