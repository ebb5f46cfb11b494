import type { BookId } from '@raizes/domain/bible/books';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import type { BookText, Chapter } from '@raizes/domain/bible/edition';
import { NOTES_INDEX, bookNotesSchema, notesIndexSchema } from '@raizes/domain/bible/notes';
import type { ChapterNote } from '@raizes/domain/bible/notes';
import type { Passage } from '@raizes/domain/bible/passage';
import { hasChapters, versesInPassage } from '@raizes/domain/bible/passage-text';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { oncePerInstance } from '../trigger';

/** Opens the Bible in a folder. Each file is read when it is first needed, and then stays in memory. */
export function openBible(folder: URL) {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(file, folder), 'utf8'));
  const editions = oncePerInstance(async (file: string) =>
    v.parse(editionSchema, await read(file)),
  );
  const loadBook = oncePerInstance(async (file: string) =>
    v.parse(bookTextSchema, await read(file)),
  );

  const loadEdition = () => editions('edition.json');
  /**
   * Loads the verses of a passage; null if the church's edition lacks them. A sample edition has only a few chapters, and every edition
   * omits a verse or two.
   */
  const loadPassage = async (passage: Passage): Promise<PassageText | null> => {
    const edition = await loadEdition();
    const entry = edition.books.find(({ book }) => book === passage.book);
    if (!entry || !hasChapters(edition, passage)) return null;
    const verses = versesInPassage(await loadBook(entry.file), passage);
    return verses.length > 0 ? { passage, verses, edition } : null;
  };
  /** Loads every book of the church's edition. */
  const loadBooks = async (): Promise<BookText[]> =>
    Promise.all((await loadEdition()).books.map(({ file }) => loadBook(file)));
  /** Loads a chapter with its title, if it is a psalm; null if the edition lacks the chapter. */
  const loadChapter = async (book: BookId, chapter: number): Promise<Chapter | null> => {
    const entry = (await loadEdition()).books.find((each) => each.book === book);
    if (!entry) return null;
    const { chapters } = await loadBook(entry.file);
    return chapters.find(({ number }) => number === chapter) ?? null;
  };
  const indexes = oncePerInstance(async (file: string) =>
    v.parse(notesIndexSchema, await read(file)),
  );
  const loadNotes = oncePerInstance(async (file: string) =>
    v.parse(bookNotesSchema, await read(file)),
  );
  /** Loads the note on a chapter; null if the folder has no notes. */
  const loadNote = async (book: BookId, chapter: number): Promise<ChapterNote | null> => {
    if (!existsSync(new URL(NOTES_INDEX, folder))) return null;
    const file = (await indexes(NOTES_INDEX)).files[book];
    return file ? ((await loadNotes(file))[chapter] ?? null) : null;
  };
  return { loadEdition, loadPassage, loadChapter, loadBooks, loadNote };
}
export type Bible = ReturnType<typeof openBible>;

const deployedFolder = new URL('bible/', import.meta.url);
/** When the sources run unbundled, as in tests, the copy made by the last build. */
const builtFolder = new URL('../../lib/bible/', import.meta.url);

/** The same files as on Hosting, copied next to the functions (`lib/bible`): needs neither Firestore nor the network. */
export const bible = openBible(existsSync(deployedFolder) ? deployedFolder : builtFolder);
