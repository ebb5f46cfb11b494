import { emptyStats } from '@raizes/domain/progress/stats';
import { paths } from '@raizes/domain/paths';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { storeClockOffset } from '@/lib/timing';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { completeReading, readingOutbox, useSettleReadings, withLocalReadings } from './completion';
import { hasReading } from './reading';

const day = '2026-11-21';
const completion = { uid: 'davi', id: 'salmo-1', day, seconds: 61.9 } as const;
const refused = vi.fn<(error: unknown) => void>();
const pathOf = (id: string) => paths.userDailyReading('davi', id);

// On that day, because a reading that waits too long is dropped.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:00:00') });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  setPerson({ uid: 'davi', email: 'davi@raizes.test', name: 'Davi Lima' });
});

describe('a completed reading', () => {
  it('is not stored when the server refuses it at once, and is reported once', async () => {
    store.refuse(pathOf('salmo-1'));
    expect(await completeReading(completion, refused)).toBe('refused');
    expect(readingOutbox.read('davi')).toEqual([]);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('is reported when the server refuses it later, and no longer counts on this device', async () => {
    store.goOffline();
    expect(await completeReading(completion, refused)).toBe('on-device');
    expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', day, sent: false }]);
    expect(refused).not.toHaveBeenCalled();
    store.refuse(pathOf('salmo-1'));
    store.goOnline();
    await vi.waitFor(() => expect(refused).toHaveBeenCalled());
    expect(readingOutbox.read('davi')).toEqual([]);
  });

  it('is recorded with its duration in whole seconds, and stays in the outbox as sent until it is counted', async () => {
    expect(await completeReading(completion, refused)).toBe('sent');
    expect(store.get(pathOf('salmo-1'))).toMatchObject({
      reading_time_seconds: 61,
      completed_on: day,
    });
    expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', sent: true }]);
  });

  it('is in the outbox before the server has answered', () => {
    store.silence();
    void completeReading(completion, refused);
    expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', day, sent: false }]);
  });
});

describe('readings from an earlier visit', () => {
  const at = new Date();
  const storedReading = (id: string, sent: boolean) =>
    ({ id, day, at, offset: 0, seconds: 61, sent }) as const;
  const settle = () => {
    // Shows the toasts.
    renderApp(null);
    renderHook(() => useSettleReadings('davi'));
  };
  const failure = () => screen.queryByText(/^Erro ao marcar/);

  it('are sent if the page was closed before they left this device', async () => {
    readingOutbox.put('davi', storedReading('salmo-1', false));
    settle();
    await waitFor(() => expect(readingOutbox.read('davi')).toMatchObject([{ sent: true }]));
    expect(store.get(pathOf('salmo-1'))).toMatchObject({ completed_on: day });
    expect(failure()).toBeNull();
  });

  it('are marked as sent if the server has them, and dropped with an error if it refuses them again', async () => {
    readingOutbox.put('davi', storedReading('salmo-1', false));
    readingOutbox.put('davi', storedReading('salmo-2', false));
    readingOutbox.put('davi', storedReading('salmo-3', true));
    store.put(pathOf('salmo-1'), {});
    store.refuse(pathOf('salmo-2'));
    settle();
    await waitFor(() => expect(failure()).toBeTruthy());
    expect(readingOutbox.read('davi')).toEqual([
      storedReading('salmo-3', true),
      storedReading('salmo-1', true),
    ]);
    expect(store.reads).not.toContain(pathOf('salmo-3'));
  });

  it('are resent on the right day if this device’s clock caused the refusal', async () => {
    const fast = new Date('2026-11-22T01:00:00');
    localStorage.setItem(
      'raizes.readings.davi',
      JSON.stringify([
        { id: 'salmo-1', day: '2026-11-22', at: fast, offset: 0, seconds: 61, sent: false },
      ]),
    );
    storeClockOffset(-3 * 60 * 60 * 1000);
    settle();
    await waitFor(() =>
      expect(readingOutbox.read('davi')).toMatchObject([{ id: 'salmo-1', day, sent: true }]),
    );
    expect(store.get(pathOf('salmo-1'))).toMatchObject({
      completed_at: new Date('2026-11-21T22:00:00'),
      completed_on: day,
    });
    expect(failure()).toBeNull();
  });

  it('cause no read when there are none', () => {
    settle();
    expect(store.reads).toEqual([]);
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
