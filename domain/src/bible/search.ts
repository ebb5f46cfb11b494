import { foldText } from '../text/fold';
import type { BookId } from './books';
import type { BookText, Verse } from './edition';
import type { VersePosition } from './passage';

export const SEARCH_MAX_LENGTH = 100;

const WORD = /[\p{L}\p{N}]+/gu;

/** Folds a text to words without accents and case, each between single spaces: ` no principio era o verbo `. */
const foldWords = (text: string) => ` ${foldText(text).match(WORD)?.join(' ') ?? ''} `;

/**
 * Parses a typed search into folded terms: words, and phrases in quotation marks. A trailing `*` matches any ending. Returns [] if no
 * letter was typed.
 */
export function searchTerms(typed: string): string[] {
  const parts = typed.slice(0, SEARCH_MAX_LENGTH).split(/["“”«»]/);
  const terms = parts.flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/\s/)));
  return [...new Set(terms.map(termOf))].filter((term) => term.trim() !== '');
}

function termOf(typed: string): string {
  const words = foldWords(typed);
  return typed.trimEnd().endsWith('*') ? words.trimEnd() : words;
}

/** A book prepared for searching. */
export interface FoldedBook {
  book: BookId;
  verses: (VersePosition & { folded: string; text: string })[];
}

export const foldBook = ({ book, chapters }: BookText): FoldedBook => ({
  book,
  verses: chapters.flatMap(({ number: chapter, verses }) =>
    verses.map((verse) => foldVerse(chapter, verse)),
  ),
});

const foldVerse = (chapter: number, { number, text }: Verse) => ({
  chapter,
  verse: number,
  folded: foldWords(text),
  text,
});

/**
 * Returns the verses that contain every term, in any order, also in its singular or plural; those with the words exactly as typed come
 * first.
 */
export function searchBook({ verses }: FoldedBook, terms: string[]) {
  const all = terms.map((term) => [term, ...otherNumber(term)]);
  const found = verses.filter(({ folded }) =>
    all.every((forms) => forms.some((form) => folded.includes(form))),
  );
  const isExact = ({ folded }: { folded: string }) => terms.every((term) => folded.includes(term));
  return [...found.filter(isExact), ...found.filter((verse) => !isExact(verse))];
}

/** Lets each word of a search that found nothing match any ending; null if that changes nothing. */
export function widenTerms(terms: string[]): string[] | null {
  const wide = terms.map((term) => (isWord(term) && term.length > 4 ? term.trimEnd() : term));
  return wide.some((term, index) => term !== terms[index]) ? wide : null;
}

/** Whether the term is one whole word, not a phrase or a beginning. */
const isWord = (term: string) => /^ \S+ $/.test(term);

/** Singular and plural endings, folded, from the longest: `coracao` and `coracoes`, `fiel` and `fieis`. */
const endings = [
  ['ao', 'oes'],
  ['ao', 'aes'],
  ['ao', 'aos'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['ol', 'ois'],
  ['il', 'is'],
  ['m', 'ns'],
  ['r', 'res'],
  ['z', 'zes'],
  ['s', 'ses'],
  ['', 's'],
] as const;
const NUMBER_LETTERS = 4;
/** Words that only look like plurals, of words that mean something else. */
const NOT_PLURAL = new Set(['deus', 'judas', 'tomas', 'marcos', 'mais', 'antes', 'vais']);

/** The plurals of a word and the singulars that it can be the plural of. */
function otherNumber(term: string): string[] {
  const word = term.trim();
  if (!isWord(term) || word.length < NUMBER_LETTERS || NOT_PLURAL.has(word)) return [];
  return endings.flatMap(([singular, plural]) => [
    ...(word.endsWith(plural) ? [` ${word.slice(0, -plural.length)}${singular} `] : []),
    ...(word.endsWith(singular) && !word.endsWith('s')
      ? [` ${word.slice(0, word.length - singular.length)}${plural} `]
      : []),
  ]);
}

const WRITTEN_WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words this short (`e`, `de`) occur in every verse. Unless only such words match, they are marked only next to another match. */
const SHORT_WORD = 2;

/** Finds the terms in a text as `searchBook` does: ordered spans that do not overlap, with adjacent words merged into one span. */
export function findTerms(text: string, terms: string[]): { start: number; end: number }[] {
  const written = [...text.matchAll(WRITTEN_WORD)];
  const found = new Set<number>();
  const wordAt = new Map<number, number>();
  let folded = ' ';
  for (const [index, [word]] of written.entries()) {
    wordAt.set(folded.length - 1, index);
    folded += `${foldText(word)} `;
  }
  const isFound = (term: string) => folded.includes(term);
  const present = terms.flatMap((term) => [term, ...otherNumber(term)]).filter(isFound);
  for (const term of present.length > 0 ? present : (widenTerms(terms) ?? [])) {
    const length = term.trim().split(' ').length;
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      const first = wordAt.get(at) ?? 0;
      for (let index = first; index < first + length; index += 1) found.add(index);
    }
  }
  const isShort = (at: number) => (written[at]?.[0].length ?? 0) <= SHORT_WORD;
  const hasLong = [...found].some((at) => !isShort(at));
  const spans: { start: number; end: number }[] = [];
  for (const [at, { 0: word, index }] of written.entries()) {
    const isAlone = !found.has(at - 1) && !found.has(at + 1);
    if (!found.has(at) || (hasLong && isShort(at) && isAlone)) continue;
    const end = index + word.length;
    const last = spans.at(-1);
    if (last && found.has(at - 1)) last.end = end;
    else spans.push({ start: index, end });
  }
  return spans;
}
