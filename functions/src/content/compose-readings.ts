import { findBook } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import { typedChapter } from '@raizes/domain/bible/typed-text';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import type { PlannedDay } from '@raizes/domain/plans/content-plan';
import type { Sitting } from '@raizes/domain/plans/plans';
import type { Bible } from '../bible/passages';
import type { WantedPart } from './fill-day';

/** A passage of the plan that the Bible lacks. */
export class MissingTextError extends Error {
  constructor(readonly passage: string) {
    super(`The Bible lacks ${passage}`);
  }
}

/** What tells the readings of a day apart, without their texts. */
export const readingsKey = ({ choice, sitting }: PlannedDay, { hash }: Edition) =>
  [choice.plan, ...sitting.map(formatPassage), hash].join('|');

/** Of a reading of the plan, by its place among those of its day. */
export const planReadingId = (day: Day, place: number | '') => `plano-${day}-${place}`;

/** @throws {MissingTextError} */
export async function composeReadings(
  day: Day,
  sitting: Sitting,
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
      id: planReadingId(day, index + 1),
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
