import type { VersePosition } from '@raizes/domain/bible/passage';
import { markField } from '@raizes/domain/documents/bible-marks';
import type { Mark } from '@raizes/domain/documents/bible-marks';
import { BOOK_MARKS_MAX } from '@raizes/domain/limits';
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { existsOnServer } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import type { Delivery, updateDoc } from '@/lib/writes';
import { refusedDelivery, sentDelivery, waitingDelivery } from '@/testing/delivery';
import { liveAnswers, ready } from '@/testing/live';
import { highlight, noteDraft, saveNote, useMarks } from './marks';
import type { BookMarks } from './marks';

const path = 'users/ana/bible_marks/JHN';
const written: [path: string, fields: unknown][] = [];
let deliver: () => Delivery = sentDelivery;
/** What the server has of the book once it is asked. */
let stored = {};

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/toast', () => ({ toastError: vi.fn<typeof toastError>() }));
vi.mock('@/lib/reads', () => ({
  existsOnServer: (...[, isWritten = () => true]: Parameters<typeof existsOnServer>) =>
    Promise.resolve(isWritten(stored)),
}));
vi.mock('@/lib/writes', () => ({
  serverTime: () => 'now',
  removed: () => 'removed',
  updateDoc: (...write: Parameters<typeof updateDoc>) => {
    written.push(write);
    return deliver();
  },
}));

beforeEach(() => {
  localStorage.clear();
  liveAnswers.clear();
  vi.mocked(toastError).mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  written.length = 0;
  deliver = sentDelivery;
  stored = {};
});
afterAll(() => vi.restoreAllMocks());

const at = new Date('2026-11-21T12:00:00Z');
const v16: VersePosition = { chapter: 3, verse: 16 };
const v17: VersePosition = { chapter: 3, verse: 17 };

const having = (...marks: Mark[]): BookMarks => ({
  uid: 'ana',
  book: 'JHN',
  isKnown: true,
  marks: new Map(marks.map((mark) => [markField(mark), mark])),
});
const draft = () => noteDraft.read('JHN.v3_16');
const outbox = () => localStorage.getItem('raizes.notes.ana');

it('the marks of a book are known once its one document has answered', () => {
  const loading = renderHook(() => useMarks('ana', 'JHN')).result.current;
  expect([loading.isKnown, loading.marks.size]).toEqual([false, 0]);
  const mark: Mark = { ...v16, colour: 'green', at };
  liveAnswers.set(path, ready({ book: 'JHN', marks: [mark] }));
  const { result } = renderHook(() => useMarks('ana', 'JHN'));
  expect(result.current).toEqual(having(mark));
});

it('marks that can’t be read are not known, and none are where the book has no document', () => {
  const isKnown = () => renderHook(() => useMarks('ana', 'JHN')).result.current.isKnown;
  liveAnswers.set(path, { state: 'malformed' });
  expect(isKnown()).toBe(false);
  liveAnswers.set(path, { state: 'missing', fromCache: false });
  expect(isKnown()).toBe(true);
});

it('a refused highlight says that the verse is as it was, not that a text is kept', async () => {
  deliver = refusedDelivery;
  highlight(having(), [v16], 'blue');
  await waitFor(() =>
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'Não foi possível guardar a marcação',
      'O versículo continua como estava. Tente novamente.',
    ),
  );
});

it('a highlight writes the colour of each verse alone, and names the verse', () => {
  highlight(having({ ...v16, note: 'Graça', at }), [v16, v17], 'blue');
  const value = { colour: 'blue', at: 'now' };
  expect(written).toEqual([
    [path, { changed: 'v3_16', v3_16: value }],
    [path, { changed: 'v3_17', v3_17: value }],
  ]);
});

it('a colour is taken off where there is one: a note stays, and without one the verse is removed', () => {
  const marks = having(
    { ...v16, colour: 'blue', note: 'Graça', at },
    { ...v17, colour: 'blue', at },
    { chapter: 3, verse: 18, note: 'Luz', at },
  );
  highlight(marks, [v16, v17, { chapter: 3, verse: 18 }, { chapter: 3, verse: 19 }], null);
  expect(written).toEqual([
    [path, { changed: 'v3_16', v3_16: { colour: 'removed', at: 'now' } }],
    [path, { changed: 'v3_17', v3_17: 'removed' }],
  ]);
});

it('a note is written without the colour, and removed without it', async () => {
  const marks = having({ ...v16, colour: 'blue', note: 'Graça', at });
  await saveNote(marks, v16, '  Mais graça ');
  await saveNote(marks, v16, '');
  await saveNote(having({ ...v16, note: 'Graça', at }), v16, ' ');
  expect(written.map(([, fields]) => fields)).toEqual([
    { changed: 'v3_16', v3_16: { note: 'Mais graça', at: 'now' } },
    { changed: 'v3_16', v3_16: { note: 'removed', at: 'now' } },
    { changed: 'v3_16', v3_16: 'removed' },
  ]);
});

it('a saved note waits in the outbox until the server has it', async () => {
  noteDraft.write('JHN.v3_16', 'Graça');
  deliver = waitingDelivery;
  expect(await saveNote(having(), v16, 'Graça')).toBe('on-device');
  expect([draft(), outbox()]).toEqual(['', expect.stringContaining('Graça')]);
  deliver = sentDelivery;
  expect(await saveNote(having(), v16, 'Graça')).toBe('sent');
  expect([draft(), outbox()]).toEqual(['', null]);
});

it('a refused note is a draft again', async () => {
  deliver = refusedDelivery;
  expect(await saveNote(having(), v16, 'Graça')).toBe('refused');
  expect([draft(), outbox()]).toEqual(['Graça', null]);
  expect(toastError).toHaveBeenCalledTimes(1);
});

it('a note of an earlier visit that the server has leaves the outbox', async () => {
  deliver = waitingDelivery;
  await saveNote(having(), v16, 'Graça');
  stored = { changed: 'v3_17', v3_16: { note: 'Graça', at } };
  renderHook(() => useMarks('ana', 'JHN'));
  await waitFor(() => expect(outbox()).toBeNull());
  expect(draft()).toBe('');
});

it('a note of an earlier visit that the server refused is a draft again', async () => {
  deliver = waitingDelivery;
  await saveNote(having(), v16, 'Graça');
  stored = { changed: 'v3_16', v3_16: { note: 'De outro aparelho', at } };
  renderHook(() => useMarks('ana', 'JHN'));
  await waitFor(() => expect(draft()).toBe('Graça'));
  expect(outbox()).toBeNull();
});

it('a note that was deleted before the server had it does not come back', async () => {
  deliver = waitingDelivery;
  await saveNote(having(), v16, 'Graça');
  await saveNote(having({ ...v16, note: 'Graça', at }), v16, '');
  expect([draft(), outbox()]).toEqual(['', null]);
});

it('a note that was deleted or changed since is no draft again where the server refuses it', async () => {
  const refusals: (() => void)[] = [];
  deliver = () => ({
    kept: Promise.resolve('on-device'),
    sent: new Promise((_, refuse) => refusals.push(() => refuse(new Error('no')))),
  });
  await saveNote(having(), v16, 'Graça');
  await saveNote(having(), v16, 'Mais graça');
  refusals[0]?.();
  await saveNote(having(), v17, 'Luz');
  await saveNote(having({ ...v17, note: 'Luz', at }), v17, '');
  refusals[2]?.();
  await waitFor(() => expect(toastError).toHaveBeenCalledTimes(1));
  expect([draft(), noteDraft.read('JHN.v3_17')]).toEqual(['', '']);
  expect(outbox()).toContain('Mais graça');
  refusals[1]?.();
  await waitFor(() => expect(draft()).toBe('Mais graça'));
});

it('a book has room for 500 verses, of which each can be changed', async () => {
  const full = having(
    ...Array.from({ length: BOOK_MARKS_MAX }, (_, index): Mark => {
      return { chapter: 1, verse: index + 1, colour: 'amber', at };
    }),
  );
  highlight(full, [v16], 'rose');
  expect(await saveNote(full, v16, 'Graça')).toBe('no-room');
  expect(written).toEqual([]);
  expect(toastError).toHaveBeenCalledTimes(2);
  highlight(full, [{ chapter: 1, verse: 7 }], 'rose');
  expect(written).toHaveLength(1);
});
