import { CARE_LINE } from '../../bible/notes';
import type { ChapterNote } from '../../bible/notes';
import { chapterName, formatPassage } from '../../bible/passage';
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

/** No text of the banks and no book's introduction repeats within this many days. */
export const FRESH_DAYS = 30;

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
  /** The verse of the day: that of the note, if there is one. */
  passage: Passage;
  verseText: string;
  /** The devotionals from `FRESH_DAYS` before to `FRESH_DAYS` after the day, in any order. */
  nearby: readonly NearbyDevotional[];
}

interface ReadingInput extends WriterInput {
  /** The note on the verse's chapter; without it, the banks have insights, questions and prayers for any verse. */
  note?: ChapterNote | undefined;
}

/**
 * Composes a devotional on a verse of the day's reading, from the note on its chapter and the text banks. Deterministic: the same input
 * gives the same devotional.
 */
export function writeDevotional({ note, ...input }: ReadingInput): WrittenDevotional {
  const { book, from } = input.passage;
  const kind = note?.care ? 'violence' : textKindOf(book, from.chapter);
  return compose(input, kind, contextOf(input, kind, note), note);
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
function compose(
  input: WriterInput,
  kind: TextKind | null,
  context: string,
  note?: ChapterNote,
): WrittenDevotional {
  // What suits any chapter can wound after a page of violence: a text for such pages comes again sooner.
  const isHard = kind === 'violence';
  const choose = (field: WrittenText, bank: Bank, canUseKindTexts = true) => {
    const ofKind = kind && (isHard || canUseKindTexts) ? bank[kind] : [];
    const other = isHard ? farthestFromUse(input, field, ofKind) : pickNext(input, field, bank.any);
    return pickFresh(input, field, ofKind) ?? other;
  };
  const { openings, reflectionQuestions, applicationQuestions, closings } = texts;
  const feast = feastOn(input.day);
  // Without a note, on three days of ten the opening is of this kind of chapter, else the application question. The other rotates through
  // the general texts, so a chapter that is read again gets a different pair. With a note the opening rotates.
  const usesKindOpening = !note && hashText(input.day) % 10 < 3;
  return {
    verse_reference: formatPassage(input.passage),
    verse_text: input.verseText,
    opening_text: feast?.opening ?? choose('opening_text', openings, usesKindOpening),
    context,
    central_insight: note?.center ?? insightOf(input),
    reflection_question: note?.question ?? choose('reflection_question', reflectionQuestions),
    application_question:
      note?.step ?? choose('application_question', applicationQuestions, !usesKindOpening),
    closing_text: feast?.closing ?? note?.prayer ?? choose('closing_text', closings),
  };
}

/** An insight on a theme of the verse; if none is fresh, one on any verse. */
function insightOf(input: WriterInput) {
  const field = 'central_insight';
  const themes = insightsOn(input.passage, input.verseText);
  return pickFresh(input, field, themes) ?? pickNext(input, field, texts.insights);
}

/** Introduces the book when its reading begins. Then what happens in the chapter; without a note, how to read its kind of chapter. */
function contextOf(input: WriterInput, kind: TextKind, note?: ChapterNote) {
  const { book, from } = input.passage;
  const { about, advice } = texts.books[book];
  const isKnown = isUsedWithin(input, 'context', about, FRESH_DAYS);
  const happens = note?.happens ?? farthestFromUse(input, 'context', texts.orientations[kind]);
  return [
    ...(isKnown ? [] : [`${about} ${advice}`]),
    `**${chapterName(book, from.chapter)}.** ${happens}`,
    ...(note?.care ? [CARE_LINE] : []),
  ].join('\n\n');
}

const isUsedWithin = (input: WriterInput, field: WrittenText, text: string, days: number) =>
  distanceToUse(input, field, text) <= days;

/** The number of days to the nearest devotional that uses the text. */
function distanceToUse({ day, nearby }: WriterInput, field: WrittenText, text: string): number {
  const uses = nearby.filter((other) => other[field].includes(text));
  return Math.min(...uses.map(({ date }) => Math.abs(daysBetween(date, day))), Infinity);
}

/** The text whose nearest use is farthest away. */
function farthestFromUse(input: WriterInput, field: WrittenText, bank: string[]): string {
  const distance = (text: string) => distanceToUse(input, field, text);
  return bank.toSorted((a, b) => distance(b) - distance(a))[0] ?? '';
}

const isFresh = (input: WriterInput, field: WrittenText) => (text: string) =>
  !isUsedWithin(input, field, text, FRESH_DAYS);

/** A fresh text, chosen by the hash of the day; undefined if there is none. */
function pickFresh(input: WriterInput, field: WrittenText, bank: string[]): string | undefined {
  const fresh = bank.filter(isFresh(input, field));
  const hash = hashText(`${field} ${input.day}`);
  // The low bits alone would choose alike for all fields of a day.
  return fresh[((hash ^ (hash >>> 15)) >>> 0) % Math.max(fresh.length, 1)];
}

/** Rotates through the texts by day, so that none repeats before all others were used, even if earlier days are unknown. */
function pickNext(input: WriterInput, field: WrittenText, bank: string[]): string {
  const turn = daysBetween(ROTATION_START, input.day) % bank.length;
  const ordered = [...bank.slice(turn), ...bank.slice(0, turn)];
  return ordered.find(isFresh(input, field)) ?? ordered[0] ?? '';
}

const ROTATION_START = '2000-01-01';
