import type { VersePosition } from '@raizes/domain/bible/passage';
import { markField } from '@raizes/domain/documents/bible-marks';
import type { Mark } from '@raizes/domain/documents/bible-marks';
import { BIBLE_NOTE_MAX_LENGTH, BOOK_MARKS_MAX } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { highlight, noteDraft, saveNote, useMarks } from './marks';
import type { BookMarks } from './marks';

const at = new Date('2026-11-21T12:00:00Z');
const path = paths.bookMarks('ana', 'JHN');
const written = () => store.writes.map(({ fields }) => fields);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
  // Shows the toasts.
  renderApp(null);
});
afterAll(() => vi.restoreAllMocks());

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
  store.silence();
  const { result } = renderHook(() => useMarks('ana', 'JHN'));
  expect([result.current.isKnown, result.current.marks.size]).toEqual([false, 0]);
  store.put(path, { v3_16: { colour: 'green', at } });
  store.answer();
  expect(result.current).toEqual(bookMarks({ ...v16, colour: 'green', at }));
});

it('treats unreadable marks as unknown, and a missing document as no marks', () => {
  const { result } = renderHook(() => useMarks('ana', 'JHN'));
  store.settle();
  expect(result.current.isKnown).toBe(true);
  store.refuse(path);
  expect(result.current.isKnown).toBe(false);
});

it('says of a refused highlight that the verse is unchanged, not that a text is kept', async () => {
  store.refuse(path);
  highlight(bookMarks(), [v16], 'blue');
  const text = 'O versículo continua como estava. Tente novamente.';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('writes only the colour of each highlighted verse, and names the verse', () => {
  const note = { note: 'Graça', at };
  store.put(path, { v3_16: note });
  highlight(bookMarks({ ...v16, ...note }), [v16, v17], 'blue');
  const v3_16 = { ...note, colour: 'blue' };
  expect(written()).toEqual([
    { changed: 'v3_16', v3_16 },
    { changed: 'v3_17', v3_16, v3_17: { colour: 'blue', at } },
  ]);
});

it('removes the colour of coloured verses: a note stays, and a verse without a note is removed', () => {
  store.put(path, { v3_16: { colour: 'blue', note: 'Graça', at }, v3_17: { colour: 'blue', at } });
  const marks = bookMarks(
    { ...v16, colour: 'blue', note: 'Graça', at },
    { ...v17, colour: 'blue', at },
    { chapter: 3, verse: 18, note: 'Luz', at },
  );
  highlight(marks, [v16, v17, { chapter: 3, verse: 18 }, { chapter: 3, verse: 19 }], null);
  expect(written()).toHaveLength(2);
  expect(store.get(path)).toEqual({ changed: 'v3_17', v3_16: { note: 'Graça', at } });
});

it('writes and removes a note without touching the colour', async () => {
  store.put(path, { v3_16: { colour: 'blue', at } });
  const marks = bookMarks({ ...v16, colour: 'blue', note: 'Graça', at });
  await saveNote(marks, v16, '  Mais graça ');
  await saveNote(marks, v16, '');
  await saveNote(bookMarks({ ...v16, note: 'Graça', at }), v16, ' ');
  expect(written()).toEqual([
    { changed: 'v3_16', v3_16: { colour: 'blue', note: 'Mais graça', at } },
    { changed: 'v3_16', v3_16: { colour: 'blue', at } },
    { changed: 'v3_16' },
  ]);
});

it('keeps a saved note in the outbox until the server has it', async () => {
  noteDraft.write('JHN.v3_16', 'Graça');
  store.goOffline();
  expect(await saveNote(bookMarks(), v16, 'Graça')).toBe('on-device');
  expect([draft(), outbox()]).toEqual(['', expect.stringContaining('Graça')]);
  store.goOnline();
  await waitFor(() => expect([draft(), outbox()]).toEqual(['', null]));
});

it('turns a refused note back into a draft', async () => {
  store.refuse(path);
  expect(await saveNote(bookMarks(), v16, 'Graça')).toBe('refused');
  expect([draft(), outbox()]).toEqual(['Graça', null]);
  await screen.findByText('O que você escreveu continua neste aparelho. Tente novamente.');
});

describe('a note of an earlier visit', () => {
  beforeEach(() => {
    const note = { book: 'JHN', chapter: 3, verse: 16, text: 'Graça' };
    localStorage.setItem('raizes.notes.ana', JSON.stringify([note]));
  });

  it('leaves the outbox if the server has it', async () => {
    store.put(path, { changed: 'v3_17', v3_16: { note: 'Graça', at } });
    renderHook(() => useMarks('ana', 'JHN'));
    await waitFor(() => expect(outbox()).toBeNull());
    expect(draft()).toBe('');
  });

  it('becomes a draft again if the server refused it', async () => {
    store.put(path, { changed: 'v3_16', v3_16: { note: 'De outro aparelho', at } });
    renderHook(() => useMarks('ana', 'JHN'));
    await waitFor(() => expect(draft()).toBe('Graça'));
    expect(outbox()).toBeNull();
  });
});

it('does not restore a note that was deleted or changed before the server refused it', async () => {
  store.refuse(path);
  store.goOffline();
  await saveNote(bookMarks(), v16, 'Graça');
  await saveNote(bookMarks(), v16, 'Mais graça');
  await saveNote(bookMarks(), v17, 'Luz');
  await saveNote(bookMarks({ ...v17, note: 'Luz', at }), v17, '');
  expect([noteDraft.read('JHN.v3_17'), outbox()]).toEqual(['', expect.not.stringContaining('Luz')]);
  store.goOnline();
  await waitFor(() => expect(draft()).toBe('Mais graça'));
  expect([noteDraft.read('JHN.v3_17'), outbox()]).toEqual(['', null]);
});

it('allows 500 marked verses in a book, each of which can still be changed', async () => {
  const full = bookMarks(
    ...Array.from({ length: BOOK_MARKS_MAX }, (_, index): Mark => {
      return { chapter: 1, verse: index + 1, colour: 'amber', at };
    }),
  );
  highlight(full, [v16], 'rose');
  expect(await saveNote(full, v16, 'Graça')).toBe('no-room');
  expect(written()).toEqual([]);
  await screen.findAllByText('Muitas marcações neste livro');
  highlight(full, [{ chapter: 1, verse: 7 }], 'rose');
  expect(written()).toHaveLength(1);
});

it('refuses a note beyond what the book’s document holds, in words, and allows a shorter one', async () => {
  const long = 'ã'.repeat(BIBLE_NOTE_MAX_LENGTH);
  const full = bookMarks(
    ...Array.from({ length: 225 }, (_, index): Mark => {
      return { chapter: 1, verse: index + 1, note: long, at };
    }),
  );
  noteDraft.write('JHN.v3_16', 'Graça');
  expect(await saveNote(full, v16, 'Graça')).toBe('no-room');
  expect([written(), draft()]).toEqual([[], 'Graça']);
  await screen.findByText(/^As suas anotações em João ocupam todo o espaço. Encurte ou apague/);
  await saveNote(full, { chapter: 1, verse: 7 }, 'Graça');
  expect(written()).toHaveLength(1);
});
