import { beforeEach, expect, it, vi } from 'vitest';
import { localCompletions } from '@/features/progress/api';
import type * as clock from '@/lib/measure-clock';
import { writeDoc } from '@/lib/writes';
import { completeDevotional, completionOutbox, resendCompletion } from './completion';
import { draftStore } from './draft';

const measureClockOffset = vi.hoisted(() => vi.fn<typeof clock.measureClockOffset>());
vi.mock('@/lib/measure-clock', () => ({ measureClockOffset, TOLERANCE_MS: 600_000 }));
vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/writes', () => ({ writeDoc: vi.fn<typeof writeDoc>() }));

const day = '2026-11-21';
const fast = new Date('2026-11-21T22:00:00Z');
const refused = vi.fn<() => void>();

// The state that the previous version stored: a completion refused because the clock was 26 hours fast.
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  localStorage.setItem('raizes.unsettled.ana', JSON.stringify([day]));
  localStorage.setItem(
    'raizes.completion.ana',
    JSON.stringify({ day, memorized: false, at: fast, sent: false }),
  );
  localStorage.setItem(
    `raizes.draft.ana.${day}`,
    JSON.stringify({
      step: 8,
      reflection: 'Descansar em Deus.',
      application: 'Orar.',
      verse_memorization: '',
      memorization: null,
      skipped: true,
    }),
  );
});

it('resends a completion from an earlier visit if this device’s clock caused the refusal', async () => {
  const stamp = { at: new Date('2026-11-20T20:00:00Z'), offset: -26 * 60 * 60 * 1000 };
  measureClockOffset.mockResolvedValue(stamp.offset);
  vi.mocked(writeDoc).mockReturnValue({ kept: Promise.resolve('sent'), sent: Promise.resolve() });
  await resendCompletion('ana', day, refused);
  expect(writeDoc).toHaveBeenCalledExactlyOnceWith(
    `users/ana/user_devotionals/${day}`,
    expect.objectContaining({
      reflection: 'Descansar em Deus.',
      completed_at: stamp.at,
      completed_on: day,
    }),
  );
  expect(completionOutbox.read('ana')).toEqual([]);
  expect(localCompletions.read('ana')).toMatchObject([{ ...stamp, sent: true }]);
  expect(refused).not.toHaveBeenCalled();
});

it('reports the completion as refused if the server refuses it again or its stamp is no longer known', async () => {
  measureClockOffset.mockResolvedValue(0);
  const sent = Promise.reject(new Error('permission-denied'));
  vi.mocked(writeDoc).mockReturnValue({ kept: sent.then(() => 'sent'), sent });
  await resendCompletion('ana', day, refused);
  expect(completionOutbox.read('ana')).toEqual([day]);
  await resendCompletion('ana', '2026-11-19', refused);
  expect(refused).toHaveBeenCalledTimes(2);
  expect(writeDoc).toHaveBeenCalledOnce();
});

it('sends a completion whose page was closed before Auth resolved', async () => {
  const unresolved = new Promise<never>(() => undefined);
  vi.mocked(writeDoc).mockReturnValue({ kept: unresolved, sent: unresolved });
  const draft = { ...draftStore.read('ana', day), reflection: 'Permanecer.', application: 'Orar.' };
  draftStore.write('ana', day, draft);
  void completeDevotional('ana', day, draft, refused);
  expect(completionOutbox.read('ana')).toEqual([day]);

  vi.mocked(writeDoc).mockClear();
  vi.mocked(writeDoc).mockReturnValue({ kept: Promise.resolve('sent'), sent: Promise.resolve() });
  measureClockOffset.mockResolvedValue(0);
  await resendCompletion('ana', day, refused);
  expect(refused).not.toHaveBeenCalled();
  expect(writeDoc).toHaveBeenCalledExactlyOnceWith(
    `users/ana/user_devotionals/${day}`,
    expect.objectContaining({ reflection: 'Permanecer.', completed_on: day }),
  );
  expect(completionOutbox.read('ana')).toEqual([]);
});

it('stores a stamp for each of several offline completions', async () => {
  const unanswered = {
    kept: Promise.resolve('on-device' as const),
    sent: new Promise<void>(() => undefined),
  };
  vi.mocked(writeDoc).mockReturnValue(unanswered);
  const days = ['2026-11-19', '2026-11-20'] as const;
  for (const each of days) {
    await completeDevotional('ana', each, draftStore.read('ana', day), refused);
  }
  expect(writeDoc).toHaveBeenCalledTimes(2);
  measureClockOffset.mockResolvedValue(-26 * 60 * 60 * 1000);
  for (const each of days) await resendCompletion('ana', each, refused);
  expect(refused).not.toHaveBeenCalled();
  expect(writeDoc).toHaveBeenCalledTimes(4);
});
