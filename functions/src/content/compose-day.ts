import { findBook } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { quotedText, typedChapter } from '@raizes/domain/bible/typed-text';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { keyPassage } from '@raizes/domain/devotional-writer/key-verses';
import { FRESH_DAYS, writeDevotional } from '@raizes/domain/devotional-writer/write-devotional';
import type { EarlierDevotional } from '@raizes/domain/devotional-writer/write-devotional';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading, Devotional } from '@raizes/domain/documents/content';
import { collections } from '@raizes/domain/paths';
import type { PlannedDay } from '@raizes/domain/plans/content-plan';
import type { Sitting } from '@raizes/domain/plans/plans';
import * as v from 'valibot';
import type { Bible } from '../bible/passages';
import { database } from '../firebase';
import type { WantedPart } from './fill-day';

/** A passage of the plan that the Bible lacks. */
export class MissingTextError extends Error {
  constructor(readonly passage: string) {
    super(`The Bible lacks ${passage}`);
  }
}

/** What tells the parts of a day apart, without their texts. */
export const keysOf = (planned: PlannedDay | undefined, { hash }: Edition) => ({
  readings: planned
    ? [planned.choice.plan, ...planned.sitting.map(formatPassage), hash].join('|')
    : null,
  devotional:
    planned?.choice.devotionals === 'from-reading'
      ? ['from-reading', formatPassage(versePassage(planned.sitting)), hash].join('|')
      : null,
});

/** @throws {MissingTextError} */
export async function composeReadings(
  day: Day,
  { sitting }: PlannedDay,
  bible: Bible,
): Promise<WantedPart['documents']> {
  const { credit } = await bible.loadEdition();
  const readings = sitting.map(async (passage, index): Promise<DailyReading> => {
    const { book, from, to } = passage;
    const chapter = await bible.loadChapter(book, from.chapter);
    const verses = chapter?.verses.filter(
      ({ number }) => number >= from.verse && number <= to.verse,
    );
    if (!chapter || !verses?.length) throw new MissingTextError(formatPassage(passage));
    // The title stands above the first verse.
    const { title, ...untitled } = chapter;
    const shown =
      from.verse === 1 && title ? { ...untitled, title, verses } : { ...untitled, verses };
    return {
      // Always the same for the same place of a day.
      id: `plano-${day}-${index + 1}`,
      date: day,
      book: findBook(book)?.name ?? book,
      chapter: from.chapter,
      chapter_text: typedChapter(shown, credit),
      devotional_id: null,
    };
  });
  const documents = await Promise.all(readings);
  return Object.fromEntries(documents.map((each) => [each.id, each]));
}

/** The key verse of the first chapter that has it among its verses of the day. */
function versePassage(sitting: Sitting): Passage {
  const [first] = sitting;
  if (!first) throw new RangeError('A day without passages');
  const keys = sitting.map(({ book, from, to }) => {
    const key = keyPassage(book, from.chapter);
    return key && key.from.verse >= from.verse && key.to.verse <= to.verse ? key : null;
  });
  return keys.find((key) => key !== null) ?? { ...first, to: first.from };
}

/** Writes devotionals so that nothing comes again soon; days are to be written in their order. */
export function devotionalWriter(bible: Bible, due: Day[]) {
  let loading: Promise<Map<Day, EarlierDevotional>> | undefined;

  /** @throws {MissingTextError} */
  return async (day: Day, { sitting }: PlannedDay): Promise<WantedPart['documents']> => {
    loading ??= loadAround(due);
    const known = await loading;
    const passage = versePassage(sitting);
    const text = await bible.loadPassage(passage);
    if (!text) throw new MissingTextError(formatPassage(passage));
    const [first, last] = [addDays(day, -FRESH_DAYS), addDays(day, FRESH_DAYS)];
    const recent = [...known.values()].filter(({ date }) => date >= first && date <= last);
    const written = writeDevotional({ day, passage, verseText: quotedText(text), recent });
    const devotional: Devotional = { id: day, date: day, ...written, created_by: 'plano' };
    known.set(day, devotional);
    return { [day]: devotional };
  };
}

/** The devotionals around these days, without their own: what is there is about to be replaced. */
async function loadAround(due: Day[]): Promise<Map<Day, EarlierDevotional>> {
  const sorted = due.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return new Map();
  const { docs } = await database
    .collection(collections.devotionals)
    .where('date', '>=', addDays(first, -FRESH_DAYS))
    .where('date', '<=', addDays(last, FRESH_DAYS))
    .get();
  const stored = docs.flatMap((each) => {
    const parsed = v.safeParse(devotionalSchema, { ...each.data(), id: each.id });
    return parsed.success && !due.includes(parsed.output.date) ? [parsed.output] : [];
  });
  return new Map(stored.map((each) => [each.date, each]));
}
