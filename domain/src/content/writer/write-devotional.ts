import { findBook } from '../../bible/books';
import type { BookId } from '../../bible/books';
import { formatPassage } from '../../bible/passage';
import type { Passage } from '../../bible/passage';
import { daysBetween } from '../../day';
import type { Day } from '../../day';
import type { Devotional } from '../../documents/content';
import { DEVOTIONAL_TEXT_MAX_LENGTH } from '../../limits';
import { hashText } from '../../text/hash';
import { textKindOf } from './text-kinds';
import type { TextKind } from './text-kinds';
import { feastOn, insightsOn, texts } from './texts';
import type { Bank } from './texts';

/** No question, opening, insight or prayer repeats within this many days. */
export const FRESH_DAYS = 30;
/** A book's introduction is not repeated within this many days. */
const INTRODUCTION_DAYS = 14;
/** A book's reading advice is not repeated within this many days. */
const ADVICE_DAYS = 5;

type WrittenText =
  | 'opening_text'
  | 'context'
  | 'central_insight'
  | 'reflection_question'
  | 'application_question'
  | 'closing_text';

/** What the writer needs to know about an existing devotional. */
export type NearbyDevotional = Pick<Devotional, 'date' | WrittenText>;

export type WrittenDevotional = Pick<Devotional, 'verse_reference' | 'verse_text' | WrittenText>;

interface WriterInput {
  day: Day;
  /** The verse of the day; see `keyPassage`. */
  passage: Passage;
  verseText: string;
  /** The devotionals from `FRESH_DAYS` before to `FRESH_DAYS` after the day, in any order. */
  nearby: readonly NearbyDevotional[];
}

/** Composes a devotional on a verse of the day's reading from the text banks. Deterministic: the same input gives the same devotional. */
export function writeDevotional(input: WriterInput): WrittenDevotional {
  const kind = textKindOf(input.passage.book, input.passage.from.chapter);
  return compose(input, kind, contextOf(input, kind));
}

interface ChainInput extends WriterInput {
  /** The verses that answer the head verse. */
  around: readonly { passage: Passage; text: string }[];
}

/** Composes a devotional from a chain of references: the head verse, with the verses that answer it as context. */
export function writeChainDevotional({ around, ...input }: ChainInput): WrittenDevotional {
  const lines = around.map(({ passage, text }) => `• ${text} (${formatPassage(passage)})`);
  return compose(input, null, around.length > 0 ? linesThatFit([AROUND_HEADING, ...lines]) : '');
}

const AROUND_HEADING = 'Outras palavras da Bíblia que conversam com esta:';

const linesThatFit = (lines: string[]) =>
  lines.reduce((text, line) => {
    const longer = `${text}\n${line}`;
    return longer.length > DEVOTIONAL_TEXT_MAX_LENGTH ? text : longer;
  });

/** @param kind null if the devotional is not on a reading; then only texts for any chapter are used */
function compose(input: WriterInput, kind: TextKind | null, context: string): WrittenDevotional {
  const choose = (field: WrittenText, bank: Bank, canUseKindTexts = true) =>
    (kind && canUseKindTexts && pickFresh(input, field, bank[kind])) ||
    pickNext(input, field, bank.any);
  const { openings, reflectionQuestions, applicationQuestions, closings } = texts;
  // Only one of opening and question is chosen for this kind of chapter or feast. The other rotates through the general texts, so a
  // repeated verse gets a different pair.
  const feast = feastOn(input.day);
  // On three days of ten.
  const usesKindOpening =
    kind !== null && openings[kind].length > 0 && hashText(input.day) % 10 < 3;
  const hasChosenOpening = usesKindOpening || (feast !== null && kind !== 'violence');
  return {
    verse_reference: formatPassage(input.passage),
    verse_text: input.verseText,
    opening_text: feast?.opening ?? choose('opening_text', openings, usesKindOpening),
    context,
    central_insight: insightOf(input, kind),
    reflection_question: choose('reflection_question', reflectionQuestions, !hasChosenOpening),
    application_question: choose('application_question', applicationQuestions),
    closing_text: feast?.closing ?? choose('closing_text', closings),
  };
}

/** Insights on the verse's themes and on its kind of chapter; if neither has a fresh one, an insight on any verse. */
function insightOf(input: WriterInput, kind: TextKind | null) {
  const field = 'central_insight';
  const chosen = [
    insightsOn(input.passage, input.verseText),
    kind ? texts.insights[kind] : [],
  ].flatMap((found) => pickFresh(input, field, found) ?? []);
  return chosen.join('\n\n') || pickNext(input, field, texts.insights.any);
}

/**
 * Introduces the book when its reading begins. On the following days, and at once for a chapter of violence, explains how to read
 * this kind of chapter.
 */
function contextOf(input: WriterInput, kind: TextKind) {
  const { book, from } = input.passage;
  const { about, advice } = texts.books[book];
  if (kind !== 'violence' && !isUsedWithin(input, 'context', about, INTRODUCTION_DAYS))
    return `${about}\n\n${advice}`;
  const orientation = farthestFromUse(input, texts.orientations[kind]);
  const context = `**${headingOf(book, from.chapter)}.** ${orientation}`;
  return isUsedWithin(input, 'context', advice, ADVICE_DAYS) ? context : `${context}\n\n${advice}`;
}

/** A single psalm is called `Salmo`, unlike the book `Salmos`. */
const headingOf = (book: BookId, chapter: number) =>
  `${book === 'PSA' ? 'Salmo' : findBook(book)?.name} ${chapter}`;

const isUsedWithin = (input: WriterInput, field: WrittenText, text: string, days: number) =>
  distanceToUse(input, field, text) <= days;

/** The number of days to the nearest devotional that uses the text. */
function distanceToUse({ day, nearby }: WriterInput, field: WrittenText, text: string): number {
  const uses = nearby.filter((other) => other[field].includes(text));
  return Math.min(...uses.map(({ date }) => Math.abs(daysBetween(date, day))), Infinity);
}

/** The text whose nearest use in a context is farthest away. */
function farthestFromUse(input: WriterInput, bank: string[]): string {
  const distance = (text: string) => distanceToUse(input, 'context', text);
  return bank.toSorted((a, b) => distance(b) - distance(a))[0] ?? '';
}

const isFresh = (input: WriterInput, field: WrittenText) => (text: string) =>
  !isUsedWithin(input, field, text, FRESH_DAYS);

/** A fresh text, chosen by the hash of the day; undefined if there is none. */
function pickFresh(input: WriterInput, field: WrittenText, bank: string[]): string | undefined {
  const fresh = bank.filter(isFresh(input, field));
  return fresh[hashText(`${field} ${input.day}`) % Math.max(fresh.length, 1)];
}

/** Rotates through the texts by day, so that none repeats before all others were used, even if earlier days are unknown. */
function pickNext(input: WriterInput, field: WrittenText, bank: string[]): string {
  const turn = daysBetween(ROTATION_START, input.day) % bank.length;
  const ordered = [...bank.slice(turn), ...bank.slice(0, turn)];
  return ordered.find(isFresh(input, field)) ?? ordered[0] ?? '';
}

const ROTATION_START = '2000-01-01';
