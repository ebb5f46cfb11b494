import { findBooksNamed, findBooksNear, findBooksStarting, isWholeName } from './book-names';
import { findBook } from './books';
import type { Book } from './books';
import { formatPassage, passageExists, verseCount } from './passage';
import {
  findListed,
  findNamedPassages,
  findUnknownReferences,
  nearestPassages,
  parseReference,
  splitReference,
} from './references';

interface ReadReference {
  /** As it is stored. */
  reference: string;
  /** It is no passage of the Bible, and which one it may mean; null for a passage, or nothing typed. */
  warning: string | null;
}

/**
 * Reads a reference that an admin has typed. Abbreviated or English book names become the Brazilian ones (`sl 23.1-3` → `Salmos
 * 23.1-3`). What is written out stays as typed, and so does what is no passage, with a warning.
 */
export function readReference(typed: string): ReadReference {
  const known = completePassage(typed) ?? completeList(typed.trim());
  if (known !== null) return { reference: known, warning: null };
  return { reference: typed, warning: isLikelyKnown(typed) ? null : warningOf(typed) };
}

export const completeReference = (typed: string): string => readReference(typed).reference;

function completePassage(typed: string): string | null {
  const passage = parseReference(typed);
  const book = passage && findBook(passage.book);
  if (!book) return null;
  const { name, translation } = splitReference(typed);
  return isWholeName(name, book) ? typed : formatPassage(passage) + translation;
}

/** `Sl 23; 24.1` → `Salmo 23; 24.1`; null if the text is no list of passages that exist. */
function completeList(text: string): string | null {
  if (text.length > LIST_MAX_LENGTH) return null;
  const found = findListed(text);
  if (found.length === 0 || !found.every(({ passage }) => passageExists(passage))) return null;
  let completed = '';
  let at = 0;
  for (const { start, end } of found) {
    const between = text.slice(at, start);
    if (at === 0 ? between !== '' : !/^[\s;,]+(?:e\s)?$|^\se\s$/.test(between)) return null;
    const piece = text.slice(start, end);
    completed += between + (/\p{L}{2}/u.test(piece) ? (completePassage(piece) ?? piece) : piece);
    at = end;
  }
  return /^[\s.,;]*$/.test(text.slice(at)) ? completed : null;
}

const LIST_MAX_LENGTH = 100;

/** Nothing typed, or a passage of Bibles with another numbering, or one in a sentence. */
const isLikelyKnown = (typed: string) =>
  typed.trim() === '' ||
  (findNamedPassages(typed).length > 0 && findUnknownReferences(typed).length === 0);

function warningOf(typed: string): string {
  const nearest = nearestReference(typed);
  if (nearest !== null) return `Não achei esta passagem. Você quis dizer ${nearest}?`;
  const [book] = findBooksNamed(typed);
  return book
    ? `Não achei esta passagem. Falta o capítulo, como em ${book.name} 1?`
    : 'Não achei esta passagem.';
}

/** The passage that a text without one most likely means: `Jhonas 3` → `Jonas 3`. */
export function nearestReference(typed: string): string | null {
  const [nearest] = nearestPassages(typed);
  return nearest ? formatPassage(nearest) : null;
}

const SUGGESTIONS_MAX = 5;

/** The passages that a reference being typed may become, or the books while it has no chapter. */
export function suggestReferences(typed: string): string[] {
  const { name, place, translation } = splitReference(typed);
  const named = findBooksNamed(name);
  const books = place !== '' && named.length > 0 ? named : findBooksStarting(name);
  if (translation !== '' || books.some((book) => isWholeName(name, book) && place !== ''))
    return [];
  const likely = books.length > 0 ? books : findBooksNear(name);
  const found = place === '' ? likely.map((book) => book.name) : likely.flatMap(passageWith(place));
  return [...new Set(found)].filter((each) => each !== typed.trim()).slice(0, SUGGESTIONS_MAX);
}

const passageWith = (place: string) => (book: Book) => {
  const passage = parseReference(`${book.name} ${place}`);
  return passage?.book === book.id ? [formatPassage(passage)] : [];
};

/** The book of a reading as it is stored: `Sal` → `Salmos`. Unknown names stay as typed. */
export function completeBook(typed: string, chapter: string): string {
  const book = bookOf(typed, chapter);
  return !book || isWholeName(typed, book) ? typed : book.name;
}

/** The book that a name means; of two, the one that people mean in a reference: `jo` is João. */
function bookOf(name: string, chapter: string): Book | undefined {
  const named = findBooksNamed(name);
  if (named.length < 2) return named[0];
  const passage = parseReference(`${name} ${chapter}`);
  return named.find(({ id }) => id === passage?.book) ?? named[0];
}

/** The books that a name being typed may become. */
export const suggestBooks = (typed: string): string[] =>
  /\d\s*$/.test(typed) ? [] : suggestReferences(typed);

/** What is unusual about the book of a reading, which is saved all the same; null for a chapter that exists. */
export function bookWarning(typed: string, chapter: string): string | null {
  if (typed.trim() === '') return null;
  const book = bookOf(typed, chapter);
  if (!book) {
    const [near] = findBooksNear(typed);
    return near ? `Não achei este livro. Você quis dizer ${near.name}?` : 'Não achei este livro.';
  }
  const last = book.verses.length;
  if (!/^\d+$/.test(chapter) || Number(chapter) < 1 || verseCount(book.id, Number(chapter)) > 0)
    return null;
  return `${book.name} tem ${last === 1 ? 'um capítulo só' : `${last} capítulos`}.`;
}

/** The book that an unknown name most likely means. */
export function nearestBook(typed: string): string | null {
  if (findBooksNamed(typed).length > 0) return null;
  return findBooksNear(typed)[0]?.name ?? null;
}
