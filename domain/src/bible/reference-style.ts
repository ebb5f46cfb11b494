import { foldText } from '../text/fold';

/**
 * A text as the parser can read it, each character at its place: ordinals and Roman numbers as digits (`1ª Co`, `II Tm`, `Primeira
 * carta aos Coríntios`), `16 a 18` as a range, `3,16` as chapter and verse.
 */
export function normalizeReferences(line: string): string {
  return line
    .replace(NUMBERED_BOOK, (words, first?: string, second?: string) =>
      (first ? '1' : second ? '2' : '3').padEnd(words.length),
    )
    .replace(RANGE, (words) => ' - '.padEnd(words.length))
    .replace(CHAPTER_COMMA, ':');
}

const NUMBERED_BOOK = new RegExp(
  [
    String.raw`(?<![\p{L}\d])`,
    '(?:(1[ªºa°]|primeir[ao]|I)|(2[ªºa°]|segund[ao]|II)|(?:3[ªºa°]|terceir[ao]|III))',
    String.raw`\.?\s{1,2}(?:(?:carta|ep[ií]stola|livro)\s)?`,
    String.raw`(?:(?:de|do|dos|das|aos?|à|a)\s)?(?:s[ãa]o\s)?(?:paulo\s(?:aos?|à)\s)?`,
    String.raw`(?=(?:sm|sa|rs|re|cr|co|ts|te|tm|ti|pe|jo)\p{L}*\.?\s?\d)`,
  ].join(''),
  'giu',
);
const RANGE = /(?<=\d)\s(?:a|à|até)\s(?=\d)/giu;
const CHAPTER_COMMA = /(?<=\p{L}\.?\s?\d{1,3}),(?=\d)/gu;

interface Around {
  before: string;
  after: string;
}

/** Whether a name and number in a sentence are meant as a passage, and not as a person, a count, a price or a time. */
export function isLikelyReference(piece: string, around: Around): boolean {
  const { name, gap } = bookNameIn(piece);
  const isShort = name.length <= MAX_ABBREVIATION;
  const lower = name.toLowerCase();
  const isCapital = name !== lower;
  const folded = foldText(name);
  // `João, 15 anos`, `Vi o João. 3 dias depois…`
  if (gap.trim() && (gap.trim() !== '.' || !isShort)) return false;
  if (SHORT_NAMES.has(lower) && gap.includes('.')) return false;
  if (hasVerse(piece)) {
    if (AMBIGUOUS.has(folded)) return isCapital && !isCounted(around.after);
    return !WORDS.has(folded) || isCapital || !isCounted(around.after);
  }
  if (isShort ? !isCapital && !SHORT_NAMES.has(lower) : WORDS.has(folded) && !isCapital)
    return false;
  return !AMBIGUOUS.has(folded) && !isCounting(piece, around);
}

/** Whether a number without a verse counts or dates something: `Jó 3 vezes`, `Ester 2 de maio`. */
export const isCounting = (piece: string, { before, after }: Around) =>
  !hasVerse(piece) && (isCounted(after) || ADDRESS.test(before));

/** A unit, a month or a word in the plural follows. */
function isCounted(after: string): boolean {
  if (/^\s?[%ºª°€$/]/.test(after)) return true;
  const [first = '', second = ''] =
    after
      .match(/^\s?\p{L}+(?:\s\p{L}+)?/u)?.[0]
      .trim()
      .split(/\s/) ?? [];
  if (first === 'de') return MONTHS.has(second);
  if (UNITS.has(first)) return true;
  const isPlural = /^\p{Ll}{3,}s$/u.test(first) && !first.endsWith('mos');
  return isPlural && !NOT_COUNTED.has(first);
}

const MAX_ABBREVIATION = 4;

/** The last word of the book's name, and what stands between it and the chapter: `Jo` and `. ` in `1 Jo. 3`. */
function bookNameIn(piece: string): { name: string; gap: string } {
  const tokens = piece.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  const firstWord = tokens.findIndex((token) => /^\p{L}/u.test(token));
  const chapter = tokens.findIndex((token, index) => index > firstWord && /^\d/.test(token));
  const heading = tokens.slice(0, chapter);
  const at = heading.findLastIndex((token) => /^\p{L}/u.test(token) && !/^cap/i.test(token));
  return { name: heading[at] ?? '', gap: heading[at + 1] ?? '' };
}

const hasVerse = (piece: string) => /\d\s?[.:]\s?\d|\d[\s,]{1,3}v/i.test(piece);

/** Abbreviations that are also words: passages only with a capital and a verse. */
const AMBIGUOUS = new Set(['na', 'os', 'am', 'ed', 'num', 'mal', 'ex', 'fm', 'ag', 'at', 'ob']);
/** Short names of books, not abbreviations. */
const SHORT_NAMES = new Set([
  'jó',
  'joão',
  'joao',
  'rute',
  'joel',
  'amós',
  'amos',
  'tito',
  'naum',
  'ageu',
]);
/** Names of books that are also words: chapters only with a capital. */
const WORDS = new Set(['numeros', 'atos', 'juizes', 'marcos', 'reis', 'judas', 'proverbios']);

const ADDRESS = /(?<!\p{L})(?:rua|avenida|av\.|são|santo|santa|dona|tia|tio)\s$/iu;

const UNITS = new Set(
  'x h hs hrs min km kg cm g m mil vez ano mês dia hora milhão real por'.split(' '),
);
const MONTHS = new Set(
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
);
/** Not plural nouns, though they end so. */
const NOT_COUNTED = new Set(
  'mais pois depois antes apenas juntos juntas através eles elas vocês todos todas dois duas seus suas vers versos versículos'.split(
    ' ',
  ),
);
