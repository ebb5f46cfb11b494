import type { BookId } from '@raizes/domain/bible/books';
import type { VersePosition } from '@raizes/domain/bible/passage';
import { relatedWords } from '@raizes/domain/bible/related-words';
import { foldBook, searchBook, searchTerms, widenTerms } from '@raizes/domain/bible/search';
import type { FoldedBook } from '@raizes/domain/bible/search';
import { loadBook, loadEdition } from './editions';

// Runs in the worker, so that only the worker holds the folded text of the whole Bible in memory.

export type SearchRequest =
  | { kind: 'search'; id: number; terms: string[] }
  /** Asks for further verses of a book. */
  | { kind: 'more'; id: number; book: BookId; from: number };

export interface FoundVerse extends VersePosition {
  text: string;
}

export interface FoundBook {
  book: BookId;
  /** How many verses were found; `verses` has only the first ones. */
  count: number;
  verses: FoundVerse[];
}

export type SearchAnswer =
  | {
      kind: 'found';
      id: number;
      /** The books with results, in Bible order; each answer has the next ones. */
      found: FoundBook[];
      /** Books that could not be loaded from this device or the server. */
      missing: BookId[];
      /** The number of books searched so far, and of books in the edition. */
      done: number;
      total: number;
      /** Other words that this edition has, when a complete search found nothing. */
      related: string[];
    }
  | { kind: 'more'; id: number; book: BookId; verses: FoundVerse[] }
  /** Not even the list of books could be loaded. */
  | { kind: 'failed'; id: number };

/** How many verses of a book are shown at first, and added with each tap for more. */
const FIRST = 3;
const MORE = 20;

const MAX_RELATED = 3;

/** How many books are prefetched ahead of the one that is being searched. */
const PREFETCH = 4;

/** How long the search runs before it answers and lets the next request in. */
const SLICE_MS = 40;

/** Creates a function that searches the edition book by book. A new search cancels the previous one. */
export function createSearcher(answer: (answer: SearchAnswer) => void) {
  const folded = new Map<BookId, FoldedBook>();
  let results = new Map<BookId, FoundVerse[]>();
  let current = 0;

  /** Searches for the words as typed and, if no verse has them, for words that begin so. */
  async function search(id: number, terms: string[]): Promise<void> {
    current = id;
    results = new Map();
    const wide = widenTerms(terms);
    await scan(id, terms, wide === null);
    if (wide && current === id && results.size === 0) await scan(id, wide, true);
  }

  /** @param isLast whether an empty result is answered */
  async function scan(id: number, terms: string[], isLast: boolean): Promise<void> {
    const { books } = await loadEdition();
    let sliceStart = performance.now();
    let part = { found: new Array<FoundBook>(), missing: new Array<BookId>() };
    for (const [index, { book }] of books.entries()) {
      const next = books[index + PREFETCH]?.book;
      if (next && !folded.has(next)) loadBook(next).catch(() => undefined);
      const text = await foldedText(book);
      if (current !== id) return;
      if (text) {
        const verses = searchBook(text, terms);
        if (verses.length > 0) part.found.push(storeResults(book, verses));
      } else part.missing.push(book);
      const done = index + 1;
      if (done < books.length && performance.now() - sliceStart < SLICE_MS) continue;
      if (done === books.length && results.size === 0 && !isLast) return;
      const isOver = done === books.length && results.size === 0;
      const related = isOver ? findableWords(terms) : [];
      answer({ kind: 'found', id, ...part, done, total: books.length, related });
      part = { found: [], missing: [] };
      // Yields, so that a new request can arrive.
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
  }

  const findableWords = (terms: string[]) =>
    relatedWords(terms)
      .filter((words) =>
        [...folded.values()].some((book) => searchBook(book, searchTerms(words)).length > 0),
      )
      .slice(0, MAX_RELATED);

  /** Returns null if the book can't be loaded. */
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

  function storeResults(book: BookId, verses: FoundVerse[]): FoundBook {
    results.set(book, verses);
    return { book, count: verses.length, verses: sliceOf(verses, 0, FIRST) };
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
      answer({ kind, id, book, verses: sliceOf(results.get(book) ?? [], from, MORE) });
    }
  };
}

/** Returns a slice of the results without the folded text, which only the search needs. */
const sliceOf = (verses: FoundVerse[], from: number, count: number): FoundVerse[] =>
  verses.slice(from, from + count).map(({ chapter, verse, text }) => ({ chapter, verse, text }));
