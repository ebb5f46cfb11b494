import { paths } from '@raizes/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setPerson, suspendSession } from '@/lib/session';
import { storeClockOffset } from '@/lib/timing';
import { store } from '@/testing/backend/store';
import { completeDevotional, completionOutbox, resendCompletion } from './api';
import type { LocalCompletion } from './api';
import { digestOf, draftStore, wordsOf } from './draft';
import type { Draft } from './draft';

const day = '2026-11-21';
const path = paths.userDevotional('ana', day);
const refused = vi.fn<() => void>();

const draft: Draft = {
  step: 8,
  reflection: 'Descansar em Deus.',
  application: ' Orar. ',
  verse_memorization: '',
  memorization: null,
  skipped: true,
};
/** A completion whose time is 26 hours ahead. */
const completion: LocalCompletion = {
  day,
  at: new Date('2026-11-21T22:00:00Z'),
  offset: 0,
  memorized: false,
  digest: digestOf(draft),
  state: 'unsent',
};
const corrected = { at: new Date('2026-11-20T20:00:00Z'), offset: -26 * 60 * 60 * 1000 };
const stored = () => completionOutbox.read('ana');

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  store.goOnline();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
  completionOutbox.put('ana', completion);
  draftStore.write('ana', day, draft);
});

it('resends a completion from an earlier visit with a corrected stamp if this device’s clock was wrong', async () => {
  storeClockOffset(corrected.offset);
  await resendCompletion('ana', completion, refused);
  expect(store.get(path)).toEqual({
    user_id: 'ana',
    devotional_id: day,
    reflection: 'Descansar em Deus.',
    application: 'Orar.',
    verse_memorization: '',
    memorization_validated: false,
    completed_at: corrected.at,
    completed_on: day,
  });
  expect(stored()).toMatchObject([{ ...corrected, state: 'sent' }]);
  expect(refused).not.toHaveBeenCalled();
});

it('keeps a completion that is refused again, with its words in the draft', async () => {
  store.refuse(path);
  await resendCompletion('ana', completion, refused);
  expect(refused).toHaveBeenCalledOnce();
  expect(stored()).toEqual([{ ...completion, state: 'refused' }]);
  expect(draftStore.read('ana', day)).toEqual(draft);
});

it('has one record of a completion, which is stored before the write and sent by the next visit', async () => {
  completionOutbox.remove('ana', day);
  const memorized = { score: 90, isValid: true, feedback: 'Muito bem!' };
  store.goOffline();
  suspendSession();
  void completeDevotional('ana', day, { ...draft, memorization: memorized }, refused);
  expect(stored()).toMatchObject([{ day, memorized: true, state: 'unsent' }]);
  expect(Object.keys(localStorage).filter((key) => key.includes('complet'))).toHaveLength(1);
});

it('forgets the draft when the server has its words, but not a draft that has changed since', async () => {
  const changed = { ...draft, reflection: 'Outras palavras.' };
  for (const [now, left] of [
    [draft, ''],
    [changed, 'Outras palavras.'],
  ] as const) {
    draftStore.write('ana', day, now);
    expect(await completeDevotional('ana', day, draft, refused)).toBe('sent');
    expect(draftStore.read('ana', day).reflection).toBe(left);
  }
});

it('keeps the words in the draft while it waits for a network', async () => {
  store.goOffline();
  expect(await completeDevotional('ana', day, draft, refused)).toBe('on-device');
  expect(draftStore.read('ana', day)).toEqual(draft);
  store.goOnline();
  await waitFor(() => expect(stored()).toMatchObject([{ state: 'sent' }]));
  expect(draftStore.read('ana', day).reflection).toBe('');
});

it('removes a completion that is refused while the person waits, and leaves its draft', async () => {
  store.refuse(path);
  expect(await completeDevotional('ana', day, draft, refused)).toBe('refused');
  expect(refused).toHaveBeenCalledOnce();
  expect(stored()).toEqual([]);
  expect(draftStore.read('ana', day)).toEqual(draft);
});

it('stores a stamp for each of several offline completions', async () => {
  completionOutbox.remove('ana', day);
  store.goOffline();
  const days = ['2026-11-19', '2026-11-20'] as const;
  for (const each of days) await completeDevotional('ana', each, draft, refused);
  expect(stored()).toMatchObject(days.map((each) => ({ day: each, offset: 0, state: 'unsent' })));
});

it.each([
  ['is sent when the server has its words', draft.reflection, 'sent', 0],
  ['is missing when another device completed the day in other words', 'Outras.', 'unsent', 1],
] as const)('a completion of an earlier visit %s', async (_, reflection, state, missing) => {
  const onMissing = vi.fn<(missed: LocalCompletion) => void>();
  store.put(path, { ...wordsOf(draft), reflection });
  renderHook(() => completionOutbox.useSettle('ana', onMissing));
  await waitFor(() => {
    store.settle();
    expect(
      onMissing.mock.calls.length + stored().filter((each) => each.state === 'sent').length,
    ).toBe(1);
  });
  expect(onMissing).toHaveBeenCalledTimes(missing);
  expect(stored()).toMatchObject([{ state }]);
});
