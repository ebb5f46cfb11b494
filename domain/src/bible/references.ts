import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as portuguese from 'bible-passage-reference-parser/esm/lang/pt.js';
import * as v from 'valibot';
import { findBooksNamed, findBooksNear, translations } from './book-names';
import { books, findBook } from './books';
import type { Book } from './books';
import { passageExists, verseCount } from './passage';
import type { Passage } from './passage';
import { isLikelyReference, isQuantity, normalizeReferences } from './recognize-references';
import { visibleText } from '../text/clean';

/** A passage named in a text: `text.slice(start, end)`. */
export interface Reference {
  start: number;
  end: number;
  passage: Passage;
}

/** Only this many characters of a line are searched. */
const REFERENCE_LINE_MAX_LENGTH = 10_000;

/**
 * Finds the passages that a text names as Brazilians write them (`Jo 3.16`, `João 3:16`, `1ª Coríntios 13`), in order. Returns only
 * passages that exist; each entry of a list (`Jo 3.16; 4.1`) is a reference of its own. Skips names with a number that more likely
 * mean something else (`Marcos 5 anos`).
 */
export const findReferences = (text: string): Reference[] =>
  findNamedPassages(text).filter(({ passage }) => passageExists(passage));

/** Finds references to passages that no Bible has: `João 30.1`. */
export const findUnknownReferences = (text: string): Reference[] =>
  findNamedPassages(text).filter(
    ({ passage }) => !passageExists(passage) && !isNumberedDifferently(passage),
  );

/**
 * Parses a text that is one reference and nothing else, as typed in a search box: `joao 3`, `os 6`. Accepts every name of
 * `findBooksNamed`, and a translation at the end: `João 3.16 (NVI)`.
 */
export function parseReference(text: string): Passage | null {
  const { line, name, place } = splitReference(text);
  if (line.length > SEARCH_MAX_LENGTH) return null;
  const passage = parseWhole(line) ?? parseIn(findBooksNamed(name), place)[0];
  return passage && passageExists(passage) ? passage : null;
}

/** The passages that a text with no existing one may mean: the same place in a book of a like name, or the nearest chapter. */
export function nearestPassages(text: string): Passage[] {
  const found = readings(text).flatMap((passage): Passage[] => {
    const { book, from } = passage;
    if (passageExists(passage)) return [passage];
    const chapter = Math.min(from.chapter, findBook(book)?.verses.length ?? 0);
    const last = verseCount(book, chapter);
    return last > 0 ? [{ book, from: { chapter, verse: 1 }, to: { chapter, verse: last } }] : [];
  });
  return found.toSorted((one, other) => Number(isChapter(one)) - Number(isChapter(other)));
}

const isChapter = ({ from, to }: Passage) => from.verse !== to.verse;

/** The passages that a text can mean as a whole, whether or not they exist: in the book that the parser knows, and in books so named. */
function readings(text: string): Passage[] {
  const { line, name, place } = splitReference(text);
  if (line.length > SEARCH_MAX_LENGTH) return [];
  const named = findBooksNamed(name);
  const others = parseIn(named.length > 0 ? named : findBooksNear(name), place);
  const found = [parseWhole(line), ...others].filter((passage) => passage !== null);
  return found.filter(({ book }, index) => found.findIndex((each) => each.book === book) === index);
}

const parseIn = (named: readonly Book[], place: string): Passage[] =>
  named.flatMap(({ abbreviation }) => parseWhole(`${abbreviation} ${place}`) ?? []);

/** The parts of a typed reference: `1 Pd 5.7 (NVI)` → `1 Pd `, `5.7` and ` (NVI)`. Without a chapter, all of it is the name. */
export function splitReference(text: string) {
  const whole = visibleText(text)
    .trim()
    .replace(/[.,;]$/, '');
  const line = whole.replace(TRANSLATION, '').trimEnd();
  // The first digit may be the book's.
  const found = line.slice(1).search(/\d/) + 1;
  const chapterAt = found > 0 ? found : line.length;
  return {
    line,
    name: line.slice(0, chapterAt),
    place: line.slice(chapterAt),
    translation: whole.slice(line.length).replace(/^[\s–-]+$/, ''),
  };
}

/** Finds the passages of a text that is a list of references and nothing else, whether or not they exist. */
export const findListed = (text: string): Reference[] => findInLine(text, () => true);

function parseWhole(line: string): Passage | null {
  const [only, ...others] = findInLine(line, () => true);
  const isWhole = only?.start === 0 && only.end === line.length && others.length === 0;
  return isWhole ? only.passage : null;
}

const SEARCH_MAX_LENGTH = 100;

/** The last verse of chapters that are longer in Bibles with another numbering, or that only those Bibles have. */
const otherNumbering: Partial<Record<Passage['book'], readonly [chapter: number, verse: number]>> =
  {
    JOL: [4, 21],
    MAL: [3, 24],
    // No Bible has this chapter, but churches take `Atos 29` as their name.
    ACT: [29, 0],
    '3JN': [1, 15],
    REV: [12, 18],
  };

function isNumberedDifferently({ book, from, to }: Passage): boolean {
  const [chapter, verse] = otherNumbering[book] ?? [];
  return from.chapter === chapter && to.chapter === chapter && to.verse <= (verse ?? 0);
}

/** Finds everything in a text that looks like a reference, whether or not the passage exists. */
export function findNamedPassages(text: string): Reference[] {
  return [...text.matchAll(/.+/g)].flatMap(({ 0: line, index }) =>
    /\d/.test(line)
      ? findInLine(line.slice(0, REFERENCE_LINE_MAX_LENGTH), isLikelyReference).map(
          ({ start, end, passage }) => ({ start: index + start, end: index + end, passage }),
        )
      : [],
  );
}

function findInLine(line: string, isLikely: typeof isLikelyReference): Reference[] {
  if (hasLongGap(line)) return [];
  const text = normalizeReferences(line);
  const entities = parseEntities(text);
  let isBookLikely = false;
  const named = entities.flatMap(({ type, indices: [start, stop], start: from, end: to }) => {
    const piece = text.slice(start, stop).replace(TRANSLATION, '').trimEnd();
    const end = start + piece.length;
    const context = { before: text.slice(Math.max(0, start - 20), start), after: text.slice(end) };
    // A list entry without a book belongs to the book before it: `Jo 3.16; 4.1`.
    if ((from.type ?? type).startsWith('b')) isBookLikely = isLikely(piece, context);
    else if (isQuantity(piece, context)) return [];
    const book = from.b === to.b ? bookOf.get(from.b) : undefined;
    if (!book || !isBookLikely) return [];
    const last = to.v === CHAPTER_END ? verseCount(book, to.c) : to.v;
    const passage: Passage = {
      book,
      from: { chapter: from.c, verse: from.v },
      to: { chapter: to.c, verse: last },
    };
    return [{ start, end, passage }];
  });
  return joinNeighbours(named, text);
}

/** Whether a line has a longer run of punctuation and spaces than real text has; the parser is slow on such lines. */
const hasLongGap = (line: string) =>
  line.match(/[^\p{L}\p{N}]+/gu)?.some((gap) => gap.length >= GAP_MAX_LENGTH) ?? false;
const GAP_MAX_LENGTH = 40;

/** Returns [] when the parser fails: it is recursive, so a long text can overflow the stack. */
function parseEntities(text: string) {
  try {
    parser().parse(text);
    return v.parse(entitiesSchema, parser().parsed_entities());
  } catch {
    return [];
  }
}

/** The parser's last verse of every chapter, because it does not know our verse counts. */
const CHAPTER_END = 999;

const positionSchema = v.object({
  b: v.string(),
  c: v.number(),
  v: v.number(),
  type: v.optional(v.string()),
});
const entitiesSchema = v.array(
  v.object({
    type: v.string(),
    indices: v.tuple([v.number(), v.number()]),
    start: positionSchema,
    end: positionSchema,
  }),
);

/** The name of a translation; the parser includes some in the reference. */
const TRANSLATION = new RegExp(
  String.raw`(?<=\d)(?:[\s(,–-]{1,4}(?:${translations.join('|')})\)?|\s?[–-])$`,
  'i',
);

/** Joins consecutive verses, so that `Pv 3.5,6` and `Fp 4.6 e 7` are one passage each. */
function joinNeighbours(named: Reference[], text: string): Reference[] {
  const joined: Reference[] = [];
  for (const { start, end, passage } of named) {
    const last = joined.at(-1);
    const isNext =
      last?.passage.book === passage.book &&
      last.passage.to.chapter === passage.from.chapter &&
      last.passage.to.verse + 1 === passage.from.verse &&
      /^\s?(?:,|e)\s?$/.test(text.slice(last.end, start));
    if (isNext)
      joined.splice(-1, 1, {
        start: last.start,
        end,
        passage: { ...last.passage, to: passage.to },
      });
    else joined.push({ start, end, passage });
  }
  return joined;
}

const bookOf = new Map<string, Passage['book']>();
let created: bcv_parser | undefined;

/** Creates the parser on first use, because it compiles about a hundred regular expressions. */
function parser(): bcv_parser {
  if (created) return created;
  created = new bcv_parser(portuguese);
  created.set_options({
    sequence_combination_strategy: 'separate',
    consecutive_combination_strategy: 'separate',
    // `passageExists` checks against our own verse counts.
    passage_existence_strategy: 'none',
  });
  const names = created.translation_info().books;
  // Both lists are in canonical order.
  for (const [index, { id }] of books.entries()) bookOf.set(names[index] ?? '', id);
  return created;
}
