import { findBook, isBookId } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { VersePosition } from '@raizes/domain/bible/passage';
import { bibleMarksSchema, markField } from '@raizes/domain/documents/bible-marks';
import type { Mark, MarkColour } from '@raizes/domain/documents/bible-marks';
import { BOOK_MARKS_MAX, BOOK_NOTES_MAX_BYTES } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { byteLength } from '@raizes/domain/text/byte-length';
import { isBlank } from '@raizes/domain/text/clean';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useDocs, useRestrictedDoc } from '@/lib/live';
import { createWriteOutbox, followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { textDraft } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { removeField, serverTime, mergeDoc } from '@/lib/writes';

export interface BookMarks {
  uid: string;
  book: BookId;
  /** False until the marks have been read. */
  isKnown: boolean;
  /** The marks by `markField`. */
  marks: ReadonlyMap<string, Mark>;
}

/** The person's marks in a book, live; from the cache without a network. One listener on one document. */
export function useMarks(uid: string, book: BookId): BookMarks {
  const found = useRestrictedDoc(paths.bookMarks(uid, book), bibleMarksSchema);
  unsentNotes.useSettle(uid, (note) => restoreDraft(uid, note));
  return useMemo(() => {
    const marks = found.state === 'ready' ? found.value.marks : [];
    const byField = new Map(marks.map((mark) => [markField(mark), mark]));
    // An unreadable document may contain notes, so it counts as unknown and nothing is written over it.
    const isKnown = found.state === 'ready' || found.state === 'missing';
    return { uid, book, isKnown, marks: byField };
  }, [uid, book, found]);
}

/** The marks of all books, live. */
export const useAllMarks = (uid: string) =>
  useDocs({ path: collections.bibleMarks(uid), size: BOOKS }, bibleMarksSchema);

const BOOKS = 66;

/** Highlights verses, or removes their colour. */
export function highlight(of: BookMarks, verses: VersePosition[], colour: MarkColour | null): void {
  if (colour !== null && !hasRoom(of, verses)) return;
  for (const verse of verses) {
    const mark = of.marks.get(markField(verse));
    if (colour === null && !mark?.colour) continue;
    const rest =
      mark?.note === undefined ? removeField() : { colour: removeField(), at: serverTime() };
    const delivery = write(of, verse, colour ? { colour, at: serverTime() } : rest);
    void followDelivery(delivery, { onSent: () => undefined, onRefused: toastUnchanged });
  }
}

/** Saves the note on a verse; a blank text removes it. If the server refuses the note, it becomes a draft again. */
export async function saveNote(
  of: BookMarks,
  verse: VersePosition,
  text: string,
): Promise<Outcome | 'no-room'> {
  const { uid, book } = of;
  if (isBlank(text)) {
    const rest = of.marks.get(markField(verse))?.colour
      ? { note: removeField(), at: serverTime() }
      : removeField();
    noteDraft.write(noteId(book, verse), '');
    unsentNotes.remove(uid, noteId(book, verse));
    return followDelivery(write(of, verse, rest), {
      onSent: () => undefined,
      onRefused: toastUnchanged,
    });
  }
  if (!hasRoom(of, [verse]) || !hasRoomFor(text, of, verse)) return 'no-room';
  const note = { book, chapter: verse.chapter, verse: verse.verse, text: text.trim() };
  unsentNotes.put(uid, note);
  noteDraft.forget(noteId(book, verse), note.text);
  const delivery = write(of, verse, { note: note.text, at: serverTime() });
  return unsentNotes.follow(uid, note, delivery, (error) => restoreDraft(uid, note, error));
}

/** Changes one verse and names it in `changed`, because the security rules can only check which fields a write changes. */
function write({ uid, book }: BookMarks, verse: VersePosition, value: unknown) {
  const field = markField(verse);
  return mergeDoc(paths.bookMarks(uid, book), { changed: field, [field]: value });
}

function hasRoom({ book, marks }: BookMarks, verses: VersePosition[]): boolean {
  const added = verses.filter((verse) => !marks.has(markField(verse))).length;
  if (added === 0 || marks.size + added <= BOOK_MARKS_MAX) return true;
  toastError(
    'Muitas marcações neste livro',
    `Cabem ${BOOK_MARKS_MAX} versículos marcados em ${findBook(book)?.name ?? book}. Apague alguns para marcar outros.`,
  );
  return false;
}

function hasRoomFor(text: string, { book, marks }: BookMarks, verse: VersePosition): boolean {
  const others = [...marks.values()].filter((mark) => markField(mark) !== markField(verse));
  const texts = [text, ...others.map(({ note = '' }) => note)];
  const bytes = texts.reduce((sum, each) => sum + byteLength(each), 0);
  if (bytes <= BOOK_NOTES_MAX_BYTES) return true;
  toastError(
    'Não cabe mais texto neste livro',
    `As suas anotações em ${findBook(book)?.name ?? book} ocupam todo o espaço. Encurte ou apague uma das mais longas, e depois guarde esta: ela continua aqui.`,
  );
  return false;
}

/** The draft of a note that is not saved yet, by `noteId`. */
export const noteDraft = textDraft('note-draft');

export const noteId = (book: BookId, verse: VersePosition) => `${book}.${markField(verse)}`;

const unsentNoteSchema = v.object({
  book: v.custom<BookId>((id) => typeof id === 'string' && isBookId(id)),
  chapter: v.number(),
  verse: v.number(),
  text: v.string(),
});
type UnsentNote = v.InferOutput<typeof unsentNoteSchema>;

/** The notes that the server does not have yet. */
const unsentNotes = createWriteOutbox<UnsentNote>({
  name: 'notes',
  schema: v.array(unsentNoteSchema),
  idOf: (note) => noteId(note.book, note),
  pathOf: (uid, { book }) => paths.bookMarks(uid, book),
  isWritten: (note, fields) => {
    const stored = v.safeParse(bibleMarksSchema, { ...fields, id: note.book });
    const marks = stored.success ? stored.output.marks : [];
    return marks.some((mark) => markField(mark) === markField(note) && mark.note === note.text);
  },
});

/** Turns a refused note back into a draft, unless it was changed or deleted since. */
function restoreDraft(uid: string, note: UnsentNote, error?: unknown): void {
  const id = noteId(note.book, note);
  const waiting = unsentNotes.read(uid).find((each) => noteId(each.book, each) === id);
  // It was deleted since.
  if (!waiting) return toastUnchanged(error);
  if (waiting.text !== note.text) return;
  unsentNotes.remove(uid, id);
  const texts = [note.text, noteDraft.read(id)].filter((text) => text !== '');
  noteDraft.write(id, texts.join('\n\n'));
  toastRefused(error, 'O que você escreveu continua neste aparelho. Tente novamente.');
}

const toastUnchanged = (error: unknown) =>
  toastRefused(error, 'O versículo continua como estava. Tente novamente.');

function toastRefused(error: unknown, text: string): void {
  console.error('A mark was refused', error);
  toastError('Não foi possível guardar a marcação', text);
}
