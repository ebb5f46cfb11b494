import { findBook } from '../bible/books';
import { formatPassage } from '../bible/passage';
import type { Passage } from '../bible/passage';
import { daysBetween } from '../day';
import type { Day } from '../day';
import type { Devotional } from '../documents/content';
import { hashText } from '../text/hash';
import { applicationQuestions } from './application-questions';
import type { Bank } from './bank';
import { bookIntroductions } from './book-introductions';
import { closings } from './closings';
import { insights } from './insights';
import { openings } from './openings';
import { reflectionQuestions } from './reflection-questions';
import { orientations, textKindOf } from './text-kinds';
import type { TextKind } from './text-kinds';

/** No question, opening, insight or prayer comes again within these days. */
export const FRESH_DAYS = 30;
/** A book is introduced again after these days, its advice comes again after fewer. */
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
  const { passage, verseText } = reading;
  const kind = textKindOf(passage.book, passage.from.chapter);
  const text = (field: WrittenText, bank: Bank) => choose(reading, field, bank, kind);
  return {
    verse_reference: formatPassage(passage),
    verse_text: verseText,
    opening_text: text('opening_text', openings),
    context: contextOf(reading, kind),
    central_insight: text('central_insight', insights),
    reflection_question: text('reflection_question', reflectionQuestions),
    application_question: text('application_question', applicationQuestions),
    closing_text: text('closing_text', closings),
  };
}

/** The introduction of the book where its reading begins; on the days after it how chapters of this kind are read. */
function contextOf(reading: Reading, kind: TextKind) {
  const { book, from } = reading.passage;
  const { about, advice } = bookIntroductions[book];
  if (!isUsedWithin(reading, 'context', about, INTRODUCTION_DAYS)) return `${about}\n\n${advice}`;
  const orientation = farthest(reading, orientations[kind]);
  const context = `**${findBook(book)?.name ?? book} ${from.chapter}.** ${orientation}`;
  return isUsedWithin(reading, 'context', advice, ADVICE_DAYS)
    ? context
    : `${context}\n\n${advice}`;
}

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

/**
 * A text for this kind of chapter that is not used within `FRESH_DAYS`, on some of the days; else the one whose turn it is among those
 * for any chapter: they come in turn, so that even without knowing what was before none comes again before all the others.
 */
function choose(reading: Reading, field: WrittenText, bank: Bank, kind: TextKind): string {
  const isFresh = (text: string) => !isUsedWithin(reading, field, text, FRESH_DAYS);
  const special = bank[kind].filter(isFresh);
  const at = hashText(`${field} ${reading.day}`) % Math.max(special.length, 1);
  const chosen = special[at];
  if (chosen && isSpecialDay(reading.day, field)) return chosen;
  const turn = daysBetween(FIRST_DAY, reading.day) % bank.any.length;
  const inTurn = [...bank.any.slice(turn), ...bank.any.slice(0, turn)];
  return inTurn.find(isFresh) ?? inTurn[0] ?? '';
}

/**
 * Never both the opening and the reflection question: with one of them in turn, a verse that comes again has another pair of them.
 */
function isSpecialDay(day: Day, field: WrittenText) {
  const die = hashText(day) % 10;
  if (field === 'opening_text') return die < 3;
  return field !== 'reflection_question' || die >= 3;
}

const FIRST_DAY = '2000-01-01';
