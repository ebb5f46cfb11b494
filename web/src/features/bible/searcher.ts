import type { BookId } from '@raizes/domain/bible/books';
import type { VersePosition } from '@raizes/domain/bible/passage';
import { foldBook, searchBook } from '@raizes/domain/bible/search';
import type { FoldedBook } from '@raizes/domain/bible/search';
import { loadBook, loadEdition } from './editions';

// Runs in the worker, which alone keeps the folded text of the whole Bible.

export type SearchRequest =
  | { kind: 'search'; id: number; terms: string[] }
  /** Further verses of a book. */
  | { kind: 'more'; id: number; book: BookId; from: number };

export interface FoundVerse extends VersePosition {
  text: string;
}

export interface FoundBook {
  book: BookId;
  /** How many verses were found; `verses` has the first of them. */
  count: number;
  verses: FoundVerse[];
}

export type SearchAnswer =
  | {
      kind: 'found';
      id: number;
      /** Those with a verse, in the order of the canon; each answer has the next ones. */
      found: FoundBook[];
      /** Books that are neither on this device nor to be had now. */
      missing: BookId[];
      /** How many books are done, and how many the edition has. */
      done: number;
      of: number;
    }
  | { kind: 'more'; id: number; book: BookId; verses: FoundVerse[] }
  /** Not even the list of the books is there. */
  | { kind: 'failed'; id: number };

/** The verses that are shown of a book at first, and with each tap for more. */
const FIRST = 3;
const MORE = 20;

/** So many books are fetched ahead of the one that is being searched. */
const AHEAD = 4;

/** How long it works before it answers and hears what is asked next, in milliseconds. */
const SLICE = 40;

/** Searches the edition book by book. A new search ends the one before. */
export function createSearcher(answer: (answer: SearchAnswer) => void) {
  const folded = new Map<BookId, FoldedBook>();
  let results = new Map<BookId, FoundVerse[]>();
  let current = 0;

  async function search(id: number, terms: string[]): Promise<void> {
    current = id;
    results = new Map();
    const { books } = await loadEdition();
    let since = performance.now();
    let part = { found: new Array<FoundBook>(), missing: new Array<BookId>() };
    for (const [index, { book }] of books.entries()) {
      const next = books[index + AHEAD]?.book;
      if (next && !folded.has(next)) loadBook(next).catch(() => undefined);
      const text = await foldedText(book);
      if (current !== id) return;
      if (text) {
        const verses = searchBook(text, terms);
        if (verses.length > 0) part.found.push(keep(book, verses));
      } else part.missing.push(book);
      const done = index + 1;
      if (done < books.length && performance.now() - since < SLICE) continue;
      answer({ kind: 'found', id, ...part, done, of: books.length });
      part = { found: [], missing: [] };
      // Only now a new search can arrive.
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }

  /** Null where the book can't be loaded. */
  async function foldedText(book: BookId): Promise<FoldedBook | null> {
    const known = folded.get(book);
    if (known) return known;
    try {
      const text = foldBook(await loadBook(book));
      folded.set(book, text);
      return text;
    } catch (cause) {
      console.warn(`The book ${book} could not be searched`, cause);
      return null;
    }
  }

  function keep(book: BookId, verses: FoundVerse[]): FoundBook {
    results.set(book, verses);
    return { book, count: verses.length, verses: shown(verses, 0, FIRST) };
  }

  return (request: SearchRequest): void => {
    const { kind, id } = request;
    if (kind === 'search') {
      search(id, request.terms).catch((cause: unknown) => {
        console.warn('The Bible could not be searched', cause);
        answer({ kind: 'failed', id });
      });
    } else if (id === current) {
      const { book, from } = request;
      answer({ kind, id, book, verses: shown(results.get(book) ?? [], from, MORE) });
    }
  };
}

/** Without the folded text, which nobody else needs. */
const shown = (verses: FoundVerse[], from: number, count: number): FoundVerse[] =>
  verses.slice(from, from + count).map(({ chapter, verse, text }) => ({ chapter, verse, text }));
