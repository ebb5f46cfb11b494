import type { VersePosition } from '@raizes/domain/bible/passage';
import { markField } from '@raizes/domain/documents/bible-marks';
import type { Mark } from '@raizes/domain/documents/bible-marks';
import { BOOK_MARKS_MAX } from '@raizes/domain/limits';
import { renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { existsOnServer } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import type { Delivery, mergeDoc } from '@/lib/writes';
import { refusedDelivery, sentDelivery, pendingDelivery } from '@/testing/delivery';
import { liveAnswers, ready } from '@/testing/live';
import { highlight, noteDraft, saveNote, useMarks } from './marks';
import type { BookMarks } from './marks';

const path = 'users/ana/bible_marks/JHN';
const written: [path: string, fields: unknown][] = [];
let deliver: () => Delivery = sentDelivery;
/** The fields of the book's document on the server. */
let stored = {};

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/toast', () => ({ toastError: vi.fn<typeof toastError>() }));
vi.mock('@/lib/reads', () => ({
  existsOnServer: (...[, isWritten = () => true]: Parameters<typeof existsOnServer>) =>
    Promise.resolve(isWritten(stored)),
}));
vi.mock('@/lib/writes', () => ({
  serverTime: () => 'now',
  removeField: () => 'removed',
  mergeDoc: (...write: Parameters<typeof mergeDoc>) => {
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

const bookMarks = (...marks: Mark[]): BookMarks => ({
  uid: 'ana',
  book: 'JHN',
  isKnown: true,
  marks: new Map(marks.map((mark) => [markField(mark), mark])),
});
const draft = () => noteDraft.read('JHN.v3_16');
const outbox = () => localStorage.getItem('raizes.notes.ana');

it('knows the marks of a book after its one document has been read', () => {
  const loading = renderHook(() => useMarks('ana', 'JHN')).result.current;
  expect([loading.isKnown, loading.marks.size]).toEqual([false, 0]);
  const mark: Mark = { ...v16, colour: 'green', at };
  liveAnswers.set(path, ready({ book: 'JHN', marks: [mark] }));
  const { result } = renderHook(() => useMarks('ana', 'JHN'));
  expect(result.current).toEqual(bookMarks(mark));
});

it('treats unreadable marks as unknown, and a missing document as no marks', () => {
  const isKnown = () => renderHook(() => useMarks('ana', 'JHN')).result.current.isKnown;
  liveAnswers.set(path, { state: 'malformed' });
  expect(isKnown()).toBe(false);
  liveAnswers.set(path, { state: 'missing', fromCache: false });
  expect(isKnown()).toBe(true);
});

it('says of a refused highlight that the verse is unchanged, not that a text is kept', async () => {
  deliver = refusedDelivery;
  highlight(bookMarks(), [v16], 'blue');
  await waitFor(() =>
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'Não foi possível guardar a marcação',
      'O versículo continua como estava. Tente novamente.',
    ),
  );
});

it('writes only the colour of each highlighted verse, and names the verse', () => {
  highlight(bookMarks({ ...v16, note: 'Graça', at }), [v16, v17], 'blue');
  const value = { colour: 'blue', at: 'now' };
  expect(written).toEqual([
    [path, { changed: 'v3_16', v3_16: value }],
    [path, { changed: 'v3_17', v3_17: value }],
  ]);
});

it('removes the colour of coloured verses: a note stays, and a verse without a note is removed', () => {
  const marks = bookMarks(
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

it('writes and removes a note without touching the colour', async () => {
  const marks = bookMarks({ ...v16, colour: 'blue', note: 'Graça', at });
  await saveNote(marks, v16, '  Mais graça ');
  await saveNote(marks, v16, '');
  await saveNote(bookMarks({ ...v16, note: 'Graça', at }), v16, ' ');
  expect(written.map(([, fields]) => fields)).toEqual([
    { changed: 'v3_16', v3_16: { note: 'Mais graça', at: 'now' } },
    { changed: 'v3_16', v3_16: { note: 'removed', at: 'now' } },
    { changed: 'v3_16', v3_16: 'removed' },
  ]);
});

it('keeps a saved note in the outbox until the server has it', async () => {
  noteDraft.write('JHN.v3_16', 'Graça');
  deliver = pendingDelivery;
  expect(await saveNote(bookMarks(), v16, 'Graça')).toBe('on-device');
  expect([draft(), outbox()]).toEqual(['', expect.stringContaining('Graça')]);
  deliver = sentDelivery;
  expect(await saveNote(bookMarks(), v16, 'Graça')).toBe('sent');
  expect([draft(), outbox()]).toEqual(['', null]);
});

it('turns a refused note back into a draft', async () => {
  deliver = refusedDelivery;
  expect(await saveNote(bookMarks(), v16, 'Graça')).toBe('refused');
  expect([draft(), outbox()]).toEqual(['Graça', null]);
  expect(toastError).toHaveBeenCalledTimes(1);
});

it('removes a note of an earlier visit from the outbox if the server has it', async () => {
  deliver = pendingDelivery;
  await saveNote(bookMarks(), v16, 'Graça');
  stored = { changed: 'v3_17', v3_16: { note: 'Graça', at } };
  renderHook(() => useMarks('ana', 'JHN'));
  await waitFor(() => expect(outbox()).toBeNull());
  expect(draft()).toBe('');
});

it('turns a note of an earlier visit back into a draft if the server refused it', async () => {
  deliver = pendingDelivery;
  await saveNote(bookMarks(), v16, 'Graça');
  stored = { changed: 'v3_16', v3_16: { note: 'De outro aparelho', at } };
  renderHook(() => useMarks('ana', 'JHN'));
  await waitFor(() => expect(draft()).toBe('Graça'));
  expect(outbox()).toBeNull();
});

it('does not restore a note that was deleted before the server had it', async () => {
  deliver = pendingDelivery;
  await saveNote(bookMarks(), v16, 'Graça');
  await saveNote(bookMarks({ ...v16, note: 'Graça', at }), v16, '');
  expect([draft(), outbox()]).toEqual(['', null]);
});

it('does not turn a refused note back into a draft if it was deleted or changed since', async () => {
  const refusals: (() => void)[] = [];
  deliver = () => ({
    kept: Promise.resolve('on-device'),
    sent: new Promise((_, refuse) => refusals.push(() => refuse(new Error('no')))),
  });
  await saveNote(bookMarks(), v16, 'Graça');
  await saveNote(bookMarks(), v16, 'Mais graça');
  refusals[0]?.();
  await saveNote(bookMarks(), v17, 'Luz');
  await saveNote(bookMarks({ ...v17, note: 'Luz', at }), v17, '');
  refusals[2]?.();
  await waitFor(() => expect(toastError).toHaveBeenCalledTimes(1));
  expect([draft(), noteDraft.read('JHN.v3_17')]).toEqual(['', '']);
  expect(outbox()).toContain('Mais graça');
  refusals[1]?.();
  await waitFor(() => expect(draft()).toBe('Mais graça'));
});

it('allows 500 marked verses in a book, each of which can still be changed', async () => {
  const full = bookMarks(
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
