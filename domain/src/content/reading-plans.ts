import { OLD_TESTAMENT_BOOK_COUNT, books } from '../bible/books';
import type { Book } from '../bible/books';
import type { Passage } from '../bible/passage';
import { addDays, isDay, yearOf } from '../day';
import type { Day } from '../day';
import type { PlanId } from '../documents/content-plan';
import { mCheynePortions } from './m-cheyne';

/** What is read on one day, in order; each passage is a chapter or part of one. */
export type Portion = Passage[];

/** A sequence of portions that is read from first to last, and then starts again. */
export interface Track {
  /** The weekdays of this track; it is read on those that the church chose. */
  weekdays: readonly number[];
  /**
   * The portions of one pass that begins on `from`.
   * @param readingDaysUntil counts the reading days from `from` to `end` (exclusive)
   */
  portions: (from: Day, readingDaysUntil: (end: Day) => number) => Portion[];
  /** The remaining portions, when a week has `times` as many reading days as before. */
  rescale: (left: Portion[], times: number) => Portion[];
}

const unchanged = (left: Portion[]) => left;

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const mondayToFriday = [1, 2, 3, 4, 5];
const weekend = [6, 0];

const oldTestament = books.slice(0, OLD_TESTAMENT_BOOK_COUNT);
const newTestament = books.slice(OLD_TESTAMENT_BOOK_COUNT);
const gospels = newTestament.slice(0, 4);
const only = (...ids: string[]) => oldTestament.filter(({ id }) => ids.includes(id));

/** The tracks of each plan. A plan in years has as many portions as these years have reading days. */
export const planTracks: Record<PlanId, Track[]> = {
  'chapter-a-day': [
    {
      weekdays: mondayToFriday,
      portions: () => chaptersOf(newTestament).map((each) => [each]),
      rescale: unchanged,
    },
    {
      weekdays: weekend,
      portions: () => chaptersOf(only('PSA', 'PRO')).map((each) => [each]),
      rescale: unchanged,
    },
  ],
  'bible-1-year': [inYears(1)],
  'bible-2-years': [inYears(2)],
  'new-testament-90-days': [inPortions(newTestament, 90)],
  'gospels-40-days': [inPortions(gospels, 40)],
  'psalms-30-days': [inPortions(only('PSA'), 30)],
  'm-cheyne': [{ weekdays: everyDay, portions: mCheynePortions, rescale: unchanged }],
};

function inPortions(of: Book[], count: number): Track {
  return { weekdays: everyDay, portions: () => cut(chaptersOf(of), count), rescale: unchanged };
}

function inYears(years: number): Track {
  return {
    weekdays: everyDay,
    portions: (from, readingDaysUntil) =>
      cut(chaptersOf(books), readingDaysUntil(yearsAfter(from, years))),
    // Makes each portion longer or shorter in proportion, so that the plan still takes about as many years.
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
const cuts = new Map<string, Portion[]>();

/** Cuts consecutive whole chapters into portions of nearly equal length. */
function cut(chapters: Passage[], count: number): Portion[] {
  const [first] = chapters;
  const key = [first?.book, first?.from.chapter, chapters.length, count].join(' ');
  const cached = cuts.get(key);
  if (cached) return cached;
  const lengths = chapters.map(({ to }) => to.verse);
  const ends = balance(lengths, Math.min(count, chapters.length));
  const portions = ends.map((end, index) => chapters.slice(ends[index - 1] ?? 0, end));
  cuts.set(key, portions);
  return portions;
}

const chaptersOf = (of: Book[]): Passage[] =>
  of.flatMap(({ id, verses }) =>
    verses.map((last, index) => ({
      book: id,
      from: { chapter: index + 1, verse: 1 },
      to: { chapter: index + 1, verse: last },
    })),
  );

/**
 * Cuts a list of lengths into consecutive groups of nearly equal sums, by minimizing the sum of the squared sums.
 * @returns the end (exclusive) of each group
 * @throws RangeError if there are fewer lengths than groups, or no groups
 */
export function balance(lengths: readonly number[], groups: number): number[] {
  const count = lengths.length;
  if (groups < 1 || groups > count) throw new RangeError(`${groups} groups of ${count}`);
  const sums = [0];
  for (const length of lengths) sums.push((sums.at(-1) ?? 0) + length);
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);

  const width = count + 1;
  // `before[to]`: the least cost of the first `to` lengths in the previous number of groups.
  // `begins[group * width + to]`: where the last of `group` groups begins in the best cut of the first `to` lengths.
  const begins = new Uint16Array((groups + 1) * width);
  let before = new Float64Array(width).fill(Infinity);
  before[0] = 0;
  for (let group = 1; group <= groups; group += 1) {
    const costs = new Float64Array(width).fill(Infinity);
    for (let to = group; to <= count - (groups - group); to += 1) {
      let least = Infinity;
      for (let from = to - 1; from >= group - 1; from -= 1) {
        const square = between(from, to) ** 2;
        // The group only grows from here on, so no earlier start is better.
        if (square >= least) break;
        const cost = (before[from] ?? Infinity) + square;
        if (cost < least) {
          least = cost;
          begins[group * width + to] = from;
        }
      }
      costs[to] = least;
    }
    before = costs;
  }

  const ends: number[] = [];
  for (let group = groups, to = count; group > 0; group -= 1) {
    ends.unshift(to);
    to = begins[group * width + to] ?? 0;
  }
  return ends;
}
