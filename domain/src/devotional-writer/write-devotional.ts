import { findBook } from '../bible/books';
import type { BookId } from '../bible/books';
import { formatPassage } from '../bible/passage';
import type { Passage } from '../bible/passage';
import { daysBetween } from '../day';
import type { Day } from '../day';
import type { Devotional } from '../documents/content';
import { DEVOTIONAL_TEXT_MAX_LENGTH } from '../limits';
import { hashText } from '../text/hash';
import { applicationQuestions } from './application-questions';
import type { Bank } from './bank';
import { bookIntroductions } from './book-introductions';
import { closings } from './closings';
import { feastOn } from './feasts';
import { insights } from './insights';
import { openings } from './openings';
import { reflectionQuestions } from './reflection-questions';
import { orientations, textKindOf } from './text-kinds';
import type { TextKind } from './text-kinds';
import { insightsOn } from './verse-themes';

/** No question, opening, insight or prayer is used twice within these days. */
export const FRESH_DAYS = 30;
/** After so many days a book is introduced again, and its advice is given again. */
const INTRODUCTION_DAYS = 14;
const ADVICE_DAYS = 5;

type WrittenText =
  | 'opening_text'
  | 'context'
  | 'central_insight'
  | 'reflection_question'
  | 'application_question'
  | 'closing_text';

/** What the writer has to know of a devotional that exists. */
export type EarlierDevotional = Pick<Devotional, 'date' | WrittenText>;

export type WrittenDevotional = Pick<Devotional, 'verse_reference' | 'verse_text' | WrittenText>;

interface Reading {
  day: Day;
  /** The verse of the day within the reading: `keyPassage`. */
  passage: Passage;
  verseText: string;
  /** The devotionals from `FRESH_DAYS` before to `FRESH_DAYS` after the day, in any order. */
  recent: readonly EarlierDevotional[];
}

/** A devotional from the reading of the day, of texts from the banks. The same input gives the same devotional. */
export function writeDevotional(reading: Reading): WrittenDevotional {
  const kind = textKindOf(reading.passage.book, reading.passage.from.chapter);
  return write(reading, kind, contextOf(reading, kind));
}

interface ChainReading extends Reading {
  /** The verses that answer the head verse. */
  around: readonly { passage: Passage; text: string }[];
}

/** A devotional from a chain of references: its head verse, and the verses around it as context. */
export function writeChainDevotional({ around, ...reading }: ChainReading): WrittenDevotional {
  const lines = around.map(({ passage, text }) => `• ${text} (${formatPassage(passage)})`);
  return write(reading, null, around.length > 0 ? linesThatFit([AROUND, ...lines]) : '');
}

const AROUND = 'Outras palavras da Bíblia que conversam com esta:';

const linesThatFit = (lines: string[]) =>
  lines.reduce((text, line) => {
    const longer = `${text}\n${line}`;
    return longer.length > DEVOTIONAL_TEXT_MAX_LENGTH ? text : longer;
  });

/** @param kind null where it is no reading of a chapter: the texts for any chapter do for it */
function write(reading: Reading, kind: TextKind | null, context: string): WrittenDevotional {
  const choose = (field: WrittenText, bank: Bank, mayBeSpecial = true) =>
    (kind && mayBeSpecial && anyFresh(reading, field, bank[kind])) ||
    inTurn(reading, field, bank.any);
  // Never both: with one of them in turn, a verse that comes again has another pair of opening and question.
  const feast = feastOn(reading.day);
  const isOpeningDay = kind !== null && openings[kind].length > 0 && hashText(reading.day) % 10 < 3;
  const hasSpecialOpening = isOpeningDay || (feast !== null && kind !== 'violence');
  return {
    verse_reference: formatPassage(reading.passage),
    verse_text: reading.verseText,
    opening_text: feast?.opening ?? choose('opening_text', openings, isOpeningDay),
    context,
    central_insight: insightOf(reading, kind),
    reflection_question: choose('reflection_question', reflectionQuestions, !hasSpecialOpening),
    application_question: choose('application_question', applicationQuestions),
    closing_text: feast?.closing ?? choose('closing_text', closings),
  };
}

/** On what the verse speaks of, and on chapters of its kind; where there is nothing fresh on either, on any verse. */
function insightOf(reading: Reading, kind: TextKind | null) {
  const field = 'central_insight';
  const found = [
    insightsOn(reading.passage, reading.verseText),
    kind ? insights[kind] : [],
  ].flatMap((texts) => anyFresh(reading, field, texts) ?? []);
  return found.join('\n\n') || inTurn(reading, field, insights.any);
}

/**
 * The introduction of the book where its reading begins; on the days after it, and for a chapter of violence at once, how chapters
 * of this kind are read.
 */
function contextOf(reading: Reading, kind: TextKind) {
  const { book, from } = reading.passage;
  const { about, advice } = bookIntroductions[book];
  if (kind !== 'violence' && !isUsedWithin(reading, 'context', about, INTRODUCTION_DAYS))
    return `${about}\n\n${advice}`;
  const orientation = farthest(reading, orientations[kind]);
  const context = `**${headingOf(book, from.chapter)}.** ${orientation}`;
  return isUsedWithin(reading, 'context', advice, ADVICE_DAYS)
    ? context
    : `${context}\n\n${advice}`;
}

/** A single psalm is called `Salmo`, not by the book's name. */
const headingOf = (book: BookId, chapter: number) =>
  `${book === 'PSA' ? 'Salmo' : findBook(book)?.name} ${chapter}`;

const isUsedWithin = (reading: Reading, field: WrittenText, text: string, days: number) =>
  distanceToUse(reading, field, text) <= days;

/** The days to the nearest devotional that has the text. */
function distanceToUse({ day, recent }: Reading, field: WrittenText, text: string): number {
  const uses = recent.filter((earlier) => earlier[field].includes(text));
  return Math.min(...uses.map(({ date }) => Math.abs(daysBetween(date, day))), Infinity);
}

/** The text whose use in a context is the longest ago. */
function farthest(reading: Reading, texts: string[]): string {
  const distance = (text: string) => distanceToUse(reading, 'context', text);
  return texts.toSorted((a, b) => distance(b) - distance(a))[0] ?? '';
}

const isFresh = (reading: Reading, field: WrittenText) => (text: string) =>
  !isUsedWithin(reading, field, text, FRESH_DAYS);

function anyFresh(reading: Reading, field: WrittenText, texts: string[]): string | undefined {
  const fresh = texts.filter(isFresh(reading, field));
  return fresh[hashText(`${field} ${reading.day}`) % Math.max(fresh.length, 1)];
}

/** The next one each day: even where the days before are not known, none is repeated before all the others were used. */
function inTurn(reading: Reading, field: WrittenText, texts: string[]): string {
  const turn = daysBetween(FIRST_DAY, reading.day) % texts.length;
  const ordered = [...texts.slice(turn), ...texts.slice(0, turn)];
  return ordered.find(isFresh(reading, field)) ?? ordered[0] ?? '';
}

const FIRST_DAY = '2000-01-01';
