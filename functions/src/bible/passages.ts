import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import type { BookId } from '@raizes/domain/bible/books';
import type { Chapter } from '@raizes/domain/bible/edition';
import type { Passage } from '@raizes/domain/bible/passage';
import { hasChapters, versesInPassage } from '@raizes/domain/bible/passage-text';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import * as v from 'valibot';

/** Opens the Bible in a folder. Each file is read when it is first needed, and then stays in memory. */
export function openBible(folder: URL) {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(new URL(file, folder), 'utf8'));
  const editions = memoize(async (file) => v.parse(editionSchema, await read(file)));
  const loadBook = memoize(async (file) => v.parse(bookTextSchema, await read(file)));

  const loadEdition = () => editions('edition.json');
  const loadPassage = async (passage: Passage): Promise<PassageText | null> => {
    const edition = await loadEdition();
    const entry = edition.books.find(({ book }) => book === passage.book);
    if (!entry || !hasChapters(edition, passage)) return null;
    const verses = versesInPassage(await loadBook(entry.file), passage);
    return verses.length > 0 ? { passage, verses, edition } : null;
  };
  /** Loads a chapter with its title, if it is a psalm; null if the edition lacks the chapter. */
  const loadChapter = async (book: BookId, chapter: number): Promise<Chapter | null> => {
    const entry = (await loadEdition()).books.find((each) => each.book === book);
    if (!entry) return null;
    const { chapters } = await loadBook(entry.file);
    return chapters.find(({ number }) => number === chapter) ?? null;
  };
  return { loadEdition, loadPassage, loadChapter };
}
export type Bible = ReturnType<typeof openBible>;

/** Caches what `load` resolves to, per file. A failure is not cached, so the next call tries again. */
function memoize<Value>(load: (file: string) => Promise<Value>) {
  const loaded = new Map<string, Promise<Value>>();
  return (file: string) => {
    const known = loaded.get(file);
    if (known) return known;
    const loading = load(file);
    loaded.set(file, loading);
    loading.catch(() => loaded.delete(file));
    return loading;
  };
}

const deployedFolder = new URL('bible/', import.meta.url);
/** When the sources run unbundled, as in tests, the copy made by the last build. */
const builtFolder = new URL('../../lib/bible/', import.meta.url);

/** The same files as on Hosting, copied next to the functions (`lib/bible`): needs neither Firestore nor the network. */
export const bible = openBible(existsSync(deployedFolder) ? deployedFolder : builtFolder);

/**
 * Loads the verses of a passage; null if the church's edition lacks them. A sample edition has only a few chapters, and every edition
 * omits a verse or two.
 */
export const { loadPassage } = bible;
