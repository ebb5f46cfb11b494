import { monthNames } from '../day';
import { foldText } from '../text/fold';

/**
 * Rewrites a line for the parser without moving any character: ordinals and Roman numerals become digits (`1ª Co`, `II Tm`,
 * `Primeira carta aos Coríntios`), `16 a 18` becomes a range, and `3,16` becomes chapter and verse.
 */
export function normalizeReferences(line: string): string {
  return line
    .replace(HIDDEN, ' ')
    .replace(JOINED_NUMBER, (words) => String(words.length).padEnd(words.length))
    .replace(ORDINAL, ' ')
    .replace(NUMBERED_BOOK, (words, first?: string, second?: string) =>
      (first ? '1' : second ? '2' : '3').padEnd(words.length),
    )
    .replace(OTHER_NAME, (words) => (fullNames.get(foldText(words)) ?? words).padEnd(words.length))
    .replace(RANGE, (words) => ' - '.padEnd(words.length))
    .replace(CHAPTER_COMMA, ':');
}

const NUMBERED_BOOK = new RegExp(
  [
    String.raw`(?<![\p{L}\d])`,
    '(?:(1[ªºa°]|primeir[ao]|I)|(2[ªºa°]|segund[ao]|II)|(?:3[ªºa°]|terceir[ao]|III))',
    String.raw`\.?\s{1,2}(?:(?:carta|ep[ií]stola|livro)\s)?`,
    String.raw`(?:(?:de|do|dos|das|aos?|à|a)\s)?(?:s[ãa]o\s)?(?:paulo\s(?:aos?|à)\s)?`,
    String.raw`(?=(?:sm|sa|rs|re|cr|co|ts|te|tm|ti|pe|pd|jo)\p{L}*\.?\s?\d)`,
  ].join(''),
  'giu',
);
/** Hidden characters that come along when a reference is copied from a web page. */
const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const NUMBERED = 'Sm|Sa|Rs|Re|Cr|Co|Ts|Te|Tm|Ti|Pe|Pd|Jo';
/** The Roman numeral of `IICo 5`, `IJO 4`; in capitals, because small letters may be a word. */
const JOINED_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])I{1,3}(?=(?:${NUMBERED}|${NUMBERED.toUpperCase()})\p{L}*\.?\s?\d)`,
  'gu',
);
/** The sign of `1ªTm 2`. */
const ORDINAL = new RegExp(
  String.raw`(?<=(?<![\p{L}\d])[1-3])[ªº°](?=(?:${NUMBERED})\p{L}*\.?\s?\d)`,
  'giu',
);

/** Abbreviations and spellings that the parser lacks, folded; each at least as long as what the parser knows it by. */
const fullNames = new Map(
  Object.entries({
    neem: 'Ne',
    salm: 'Sl',
    slm: 'Sl',
    ecles: 'Ec',
    marc: 'Mc',
    corint: 'Co',
    efe: 'Ef',
    flp: 'Fp',
    filp: 'Fp',
    filip: 'Fp',
    colos: 'Cl',
    tes: 'Ts',
    filem: 'Flm',
    filemon: 'Filemom',
    filemao: 'Filemom',
    hebr: 'Hb',
    pd: 'Pe',
    apo: 'Ap',
  }),
);
const OTHER_NAME = /(?<!\p{L})\p{L}{2,8}(?=\.?\s?\d)/gu;
const RANGE = /(?<=\d)\s(?:a|à|até)\s(?=\d)/giu;
const CHAPTER_COMMA = /(?<=\p{L}\.?\s?\d{1,3}),(?=\d)/gu;

interface Context {
  before: string;
  after: string;
}

/** Whether a name and number in a sentence mean a passage rather than a person, a count, a price or a time. */
export function isLikelyReference(piece: string, context: Context): boolean {
  const { name, gap } = bookNameIn(piece);
  const isShort = name.length <= MAX_ABBREVIATION;
  const lower = name.toLowerCase();
  const isCapital = name !== lower;
  const folded = foldText(name);
  // `João, 15 anos`, `Vi o João. 3 dias depois…`
  if (gap.trim() && (gap.trim() !== '.' || !isShort)) return false;
  if (SHORT_NAMES.has(lower) && gap.includes('.')) return false;
  if (hasVerse(piece)) {
    if (COMMON_ABBREVIATIONS.has(folded)) return isCapital && !hasUnit(context.after);
    return !COMMON_NAMES.has(folded) || isCapital || !hasUnit(context.after);
  }
  if (isShort ? !isCapital && !SHORT_NAMES.has(lower) : COMMON_NAMES.has(folded) && !isCapital)
    return false;
  return !COMMON_ABBREVIATIONS.has(folded) && !isQuantity(piece, context);
}

/** Whether a number without a verse is a count, a date or a street number: `Jó 3 vezes`, `Ester 2 de maio`, `Rua João 3`. */
export const isQuantity = (piece: string, { before, after }: Context) =>
  !hasVerse(piece) && (hasUnit(after) || BEFORE_A_PERSON_OR_STREET.test(before));

/** Whether the text begins with a unit, a month or a plural noun. */
function hasUnit(after: string): boolean {
  if (/^\s?[%ºª°€$/]/.test(after)) return true;
  const [first = '', second = ''] =
    after
      .match(/^\s?\p{L}+(?:\s\p{L}+)?/u)?.[0]
      .trim()
      .split(/\s/) ?? [];
  if (first === 'de') return MONTHS.has(second);
  if (UNITS.has(first)) return true;
  const isPlural = /^\p{Ll}{3,}s$/u.test(first) && !first.endsWith('mos');
  return isPlural && !NOT_PLURAL.has(first);
}

const MAX_ABBREVIATION = 4;

/** The last word of the book's name, and the characters between it and the chapter: `Jo` and `. ` in `1 Jo. 3`. */
function bookNameIn(piece: string): { name: string; gap: string } {
  const tokens = piece.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  const firstWord = tokens.findIndex((token) => /^\p{L}/u.test(token));
  const chapter = tokens.findIndex((token, index) => index > firstWord && /^\d/.test(token));
  const heading = tokens.slice(0, chapter);
  const at = heading.findLastIndex((token) => /^\p{L}/u.test(token) && !/^cap/i.test(token));
  return { name: heading[at] ?? '', gap: heading[at + 1] ?? '' };
}

const hasVerse = (piece: string) => /\d\s?[.:]\s?\d|\d[\s,]{1,3}v/i.test(piece);

/** Abbreviations that are also common words: they count as passages only with a capital and a verse. */
const COMMON_ABBREVIATIONS = new Set([
  'na',
  'os',
  'am',
  'ed',
  'num',
  'mal',
  'ex',
  'fm',
  'ag',
  'at',
  'ob',
]);
/** Full names of books that are as short as abbreviations. */
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
/** Names of books that are also common words: without a verse they count as passages only with a capital. */
const COMMON_NAMES = new Set([
  'numeros',
  'atos',
  'juizes',
  'marcos',
  'reis',
  'judas',
  'proverbios',
]);

const BEFORE_A_PERSON_OR_STREET =
  /(?<!\p{L})(?:rua|avenida|av\.|são|santo|santa|dona|tia|tio)\s$/iu;

const UNITS = new Set(
  'x h hs hrs min km kg cm g m mil vez ano mês dia hora milhão real por'.split(' '),
);
const MONTHS = new Set(monthNames);
/** Words that end like plural nouns but are not. */
const NOT_PLURAL = new Set(
  'mais pois depois antes apenas juntos juntas através eles elas vocês todos todas dois duas seus suas vers versos versículos'.split(
    ' ',
  ),
);
