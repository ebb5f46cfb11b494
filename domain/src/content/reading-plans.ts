import { OLD_TESTAMENT_BOOK_COUNT, books } from '../bible/books';
import type { Book } from '../bible/books';
import type { Passage } from '../bible/passage';
import { addDays, isDay, yearOf } from '../day';
import type { Day } from '../day';
import type { PlanId } from '../documents/content-plan';
import { balance } from './balance';
import { mCheyneSittings } from './m-cheyne';

/** What is read on one day, in order; each passage is a chapter or part of one. */
export type Sitting = Passage[];

/** A sequence of sittings that is read from first to last, and then starts again. */
export interface Track {
  /** The weekdays of this track; it is read on those that the church chose. */
  weekdays: readonly number[];
  /**
   * The sittings of one pass that begins on `from`.
   * @param readingDaysUntil counts the reading days from `from` to `end` (exclusive)
   */
  sittings: (from: Day, readingDaysUntil: (end: Day) => number) => Sitting[];
  /** The remaining sittings, when a week has `times` as many reading days as before. */
  rescale: (left: Sitting[], times: number) => Sitting[];
}

const unchanged = (left: Sitting[]) => left;

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const mondayToFriday = [1, 2, 3, 4, 5];
const weekend = [6, 0];

const oldTestament = books.slice(0, OLD_TESTAMENT_BOOK_COUNT);
const newTestament = books.slice(OLD_TESTAMENT_BOOK_COUNT);
const gospels = newTestament.slice(0, 4);
const only = (...ids: string[]) => oldTestament.filter(({ id }) => ids.includes(id));

/** The tracks of each plan. A plan in years has as many sittings as these years have reading days. */
export const planTracks: Record<PlanId, Track[]> = {
  'chapter-a-day': [
    {
      weekdays: mondayToFriday,
      sittings: () => chaptersOf(newTestament).map((each) => [each]),
      rescale: unchanged,
    },
    {
      weekdays: weekend,
      sittings: () => chaptersOf(only('PSA', 'PRO')).map((each) => [each]),
      rescale: unchanged,
    },
  ],
  'bible-1-year': [inYears(1)],
  'bible-2-years': [inYears(2)],
  'new-testament-90-days': [inSittings(newTestament, 90)],
  'gospels-40-days': [inSittings(gospels, 40)],
  'psalms-30-days': [inSittings(only('PSA'), 30)],
  'm-cheyne': [{ weekdays: everyDay, sittings: mCheyneSittings, rescale: unchanged }],
};

function inSittings(of: Book[], count: number): Track {
  return { weekdays: everyDay, sittings: () => cut(chaptersOf(of), count), rescale: unchanged };
}

function inYears(years: number): Track {
  return {
    weekdays: everyDay,
    sittings: (from, readingDaysUntil) =>
      cut(chaptersOf(books), readingDaysUntil(yearsAfter(from, years))),
    // Makes each sitting longer or shorter in proportion, so that the plan still takes about as many years.
    rescale: (left, times) => cut(left.flat(), Math.max(1, Math.round(left.length * times))),
  };
}

/** The same date some years later; a period that begins on 29 February ends on 1 March. */
function yearsAfter(day: Day, years: number): Day {
  const year = yearOf(day) + years;
  const date = `${year}${day.slice(4)}`;
  return isDay(date) ? date : addDays(`${year}-02-28`, 1);
}

/** Caches cuts: they are slow, and the same year is cut for every day that is computed. */
const cuts = new Map<string, Sitting[]>();

/** Cuts consecutive whole chapters into sittings of nearly equal length. */
function cut(chapters: Passage[], count: number): Sitting[] {
  const [first] = chapters;
  const key = [first?.book, first?.from.chapter, chapters.length, count].join(' ');
  const cached = cuts.get(key);
  if (cached) return cached;
  const lengths = chapters.map(({ to }) => to.verse);
  const ends = balance(lengths, Math.min(count, chapters.length));
  const sittings = ends.map((end, index) => chapters.slice(ends[index - 1] ?? 0, end));
  cuts.set(key, sittings);
  return sittings;
}

const chaptersOf = (of: Book[]): Passage[] =>
  of.flatMap(({ id, verses }) =>
    verses.map((last, index) => ({
      book: id,
      from: { chapter: index + 1, verse: 1 },
      to: { chapter: index + 1, verse: last },
    })),
  );
