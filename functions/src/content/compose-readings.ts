import { findBook } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import { formatChapter } from '@raizes/domain/bible/format-text';
import { planReadingId } from '@raizes/domain/content/reading-ids';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import type { PlannedDay } from '@raizes/domain/content/schedule';
import type { Portion } from '@raizes/domain/content/reading-plans';
import type { Bible } from '../bible/passages';
import type { PartFill } from './write-day';

/** Thrown when the church's edition lacks a passage of the plan. */
export class MissingTextError extends Error {
  constructor(readonly passage: string) {
    super(`The Bible lacks ${passage}`);
  }
}

/** Identifies the readings of a day without their texts: a different key means different readings. */
export const readingsKey = ({ choice, portion, planDay }: PlannedDay, { hash }: Edition) =>
  [
    choice.plan,
    ...(planDay ? [`${planDay.day}/${planDay.of}`] : []),
    ...portion.map(formatPassage),
    hash,
  ].join('|');

/**
 * Writes the readings of a day from the church's Bible.
 * @throws {MissingTextError}
 */
export async function composeReadings(
  day: Day,
  portion: Portion,
  bible: Bible,
): Promise<PartFill['documents']> {
  const { credit } = await bible.loadEdition();
  const readings = portion.map(async (passage, index): Promise<DailyReading> => {
    const { book, from, to } = passage;
    const chapter = await bible.loadChapter(book, from.chapter);
    const verses = chapter?.verses.filter(
      ({ number }) => number >= from.verse && number <= to.verse,
    );
    if (!chapter || !verses?.length) throw new MissingTextError(formatPassage(passage));
    // The title belongs above the first verse.
    const { title, ...untitled } = chapter;
    const shown =
      from.verse === 1 && title ? { ...untitled, title, verses } : { ...untitled, verses };
    return {
      id: planReadingId(day, index + 1),
      date: day,
      book: findBook(book)?.name ?? book,
      chapter: from.chapter,
      chapter_text: formatChapter(shown, credit),
      devotional_id: null,
    };
  });
  const documents = await Promise.all(readings);
  return Object.fromEntries(documents.map((each) => [each.id, each]));
}
