import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import type { BookId } from '@raizes/domain/bible/books';
import type { Chapter } from '@raizes/domain/bible/edition';
import type { Passage } from '@raizes/domain/bible/passage';
import { hasChapters, versesOf } from '@raizes/domain/bible/passage-text';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import * as v from 'valibot';

/** The Bible in a folder. A file is read when it is first needed, and stays in memory. */
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
    const verses = versesOf(await loadBook(entry.file), passage);
    return verses.length > 0 ? { passage, verses, edition } : null;
  };
  /** With a psalm's title; null where the edition lacks the chapter. */
  const loadChapter = async (book: BookId, chapter: number): Promise<Chapter | null> => {
    const entry = (await loadEdition()).books.find((each) => each.book === book);
    if (!entry) return null;
    const { chapters } = await loadBook(entry.file);
    return chapters.find(({ number }) => number === chapter) ?? null;
  };
  return { loadEdition, loadPassage, loadChapter };
}
export type Bible = ReturnType<typeof openBible>;

/** A failure is not kept: the next call tries again. */
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

const beside = new URL('bible/', import.meta.url);
/** Where the sources run unbundled, as in tests, what the last build has put there. */
const built = new URL('../../lib/bible/', import.meta.url);

/** The same files as on Hosting, beside the functions (`lib/bible`): no read of Firestore, and no network. */
export const bible = openBible(existsSync(beside) ? beside : built);

/**
 * The verses of a passage, or null where the church's edition lacks them: a sample has a few chapters only, and every edition leaves
 * out a verse or two.
 */
export const { loadPassage } = bible;
