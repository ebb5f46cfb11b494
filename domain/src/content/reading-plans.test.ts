import '../testing/property-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OLD_TESTAMENT_BOOK_COUNT, books } from '../bible/books';
import { passageExists } from '../bible/passage';
import type { Passage } from '../bible/passage';
import { addDays, isDay, weekdayOf } from '../day';
import type { Day } from '../day';
import { DAY_READINGS_MAX, WEEK_READINGS_MAX } from '../limits';
import { planIds } from '../documents/content-plan';
import type { PlanId } from '../documents/content-plan';
import { balance, planTracks } from './reading-plans';
import type { Portion } from './reading-plans';
import { readingDays } from './schedule';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const oldTestament = books.slice(0, OLD_TESTAMENT_BOOK_COUNT).map(({ id }) => id);
const newTestament = books.slice(OLD_TESTAMENT_BOOK_COUNT).map(({ id }) => id);

/** How often each plan promises to read a book in one pass. */
const promised: Record<PlanId, Partial<Record<string, number>>> = {
  'chapter-a-day': times([...newTestament, 'PSA', 'PRO'], 1),
  'bible-1-year': times([...oldTestament, ...newTestament], 1),
  'bible-2-years': times([...oldTestament, ...newTestament], 1),
  'new-testament-90-days': times(newTestament, 1),
  'gospels-40-days': times(newTestament.slice(0, 4), 1),
  'psalms-30-days': times(['PSA'], 1),
  'm-cheyne': { ...times(oldTestament, 1), ...times([...newTestament, 'PSA'], 2) },
};

function times(ids: string[], count: number) {
  return Object.fromEntries(ids.map((id) => [id, count]));
}

const choiceOf = (plan: PlanId, start: Day) => ({
  plan,
  start,
  weekdays: everyDay,
  pauses: [],
  earlier: [],
});

const passageLength = ({ from, to }: Passage) => to.verse - from.verse + 1;
const lengthOf = (portion: Portion) => portion.reduce((sum, each) => sum + passageLength(each), 0);

/** Counts how often each verse of the Bible is read. */
function countVerses(portions: Iterable<Portion>) {
  const counts = new Map(
    books.map(({ id, verses }) => [id, verses.map((last) => Array<number>(last).fill(0))] as const),
  );
  for (const { book, from, to } of [...portions].flat()) {
    const chapter = counts.get(book)?.[from.chapter - 1] ?? [];
    for (let verse = from.verse; verse <= to.verse; verse += 1)
      chapter[verse - 1] = (chapter[verse - 1] ?? Number.NaN) + 1;
  }
  return counts;
}

/** The verses that are not read as often as promised; none in a correct plan. */
const brokenPromises = (plan: PlanId, portions: Iterable<Portion>) =>
  [...countVerses(portions)].flatMap(([book, chapters]) =>
    chapters.flatMap((verses, chapter) =>
      verses.flatMap((count, verse) =>
        count === (promised[plan][book] ?? 0)
          ? []
          : [`${book} ${chapter + 1}:${verse + 1} ${count}`],
      ),
    ),
  );

const onceThrough = (plan: PlanId, from: Day, days: number) =>
  planTracks[plan].flatMap((track) => track.portions(from, () => days));

describe.each(planIds)('the plan %s', (plan) => {
  const year = onceThrough(plan, '2026-01-01', plan === 'bible-2-years' ? 730 : 365);

  it('reads every verse of its scope exactly as often as it promises', () => {
    expect(brokenPromises(plan, year)).toEqual([]);
  });

  it('consists of existing passages, each within one chapter', () => {
    for (const passage of year.flat()) {
      expect(passageExists(passage)).toBe(true);
      expect(passage.from.chapter).toBe(passage.to.chapter);
    }
  });

  it('fills every chosen weekday of fourteen months from any start', () => {
    const start = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2033-01-01'), noInvalidDate: true })
      .map((date) => toDay(date.toISOString().slice(0, 10)));
    const weekdays = fc.subarray(everyDay, { minLength: 1 });
    fc.assert(
      fc.property(start, weekdays, (from, chosen) => {
        const to = addDays(from, 430);
        const days = readingDays(
          { plan, start: from, weekdays: chosen, pauses: [], earlier: [] },
          from,
          to,
        );
        const expected = Array.from({ length: 431 }, (_, count) => addDays(from, count)).filter(
          (day) => chosen.includes(weekdayOf(day)),
        );
        expect([...days.keys()]).toEqual(expected);
        for (const portion of days.values()) expect(portion.length).toBeGreaterThan(0);
      }),
      { numRuns: 4 },
    );
  });
});

it.each([
  ['bible-1-year', 365, 0.4],
  ['bible-2-years', 730, 0.4],
  ['new-testament-90-days', 90, 0.4],
  ['gospels-40-days', 40, 0.3],
  ['psalms-30-days', 30, 0.2],
] as const)(
  'cuts %s into %i days of similar length (with several chapters, at most %d of the mean above it)',
  (plan, count, share) => {
    const portions = onceThrough(plan, '2026-01-01', count);
    expect(portions).toHaveLength(count);
    const mean = portions.reduce((sum, each) => sum + lengthOf(each), 0) / count;
    for (const portion of portions.filter(({ length }) => length > 1))
      expect(lengthOf(portion)).toBeLessThanOrEqual(mean * (1 + share));
  },
);

it.each(planIds)(
  '%s has no more readings in one day and in eight days than the queries load',
  (plan) => {
    for (const weekdays of [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4, 5], everyDay]) {
      const start = '2026-11-23';
      const choice = { ...choiceOf(plan, start), weekdays };
      const days = readingDays(choice, start, addDays(start, 740));
      const counts = Array.from(
        { length: 740 },
        (_, at) => days.get(addDays(start, at))?.length ?? 0,
      );
      const weeks = counts.map((_count, at) =>
        counts.slice(at, at + 8).reduce((sum, count) => sum + count, 0),
      );
      expect(Math.max(...counts)).toBeLessThanOrEqual(DAY_READINGS_MAX);
      expect(Math.max(...weeks)).toBeLessThanOrEqual(WEEK_READINGS_MAX);
    }
  },
);

describe('a plan in years', () => {
  it.each([
    ['2026-01-01', '2026-12-31'],
    // These years contain a 29 February or begin on one.
    ['2028-01-01', '2028-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
  ] as const)('that starts on %s has read the whole Bible on %s', (start, last) => {
    for (const weekdays of [everyDay, [1, 2, 3, 4, 5]]) {
      const choice = { plan: 'bible-1-year' as const, start, weekdays, pauses: [], earlier: [] };
      expect(brokenPromises(choice.plan, readingDays(choice, start, last).values())).toEqual([]);
    }
  });

  it('starts again, and reads the whole Bible once more in the next year', () => {
    const choice = choiceOf('bible-1-year', '2027-01-01');
    const again = readingDays(choice, '2028-01-01', '2028-12-31');
    expect(again.size).toBe(366);
    expect(brokenPromises(choice.plan, again.values())).toEqual([]);
  });
});

it('reads one chapter a day: the New Testament on weekdays, Psalms and Proverbs at the weekend', () => {
  const choice = choiceOf('chapter-a-day', '2026-11-21');
  const week = readingDays(choice, '2026-11-21', '2026-11-29');
  expect([...week.values()].map(([only]) => `${only?.book} ${only?.from.chapter}`)).toEqual([
    'PSA 1',
    'PSA 2',
    'MAT 1',
    'MAT 2',
    'MAT 3',
    'MAT 4',
    'MAT 5',
    'PSA 3',
    'PSA 4',
  ]);
});

it('matches M’Cheyne’s first day, last day and a day with a split chapter', () => {
  const days = onceThrough('m-cheyne', '2026-01-01', 365);
  const day = (number: number) =>
    days[number - 1]?.map(
      ({ book, from, to }) => `${book} ${from.chapter}:${from.verse}-${to.verse}`,
    );
  expect(day(1)).toEqual(['GEN 1:1-31', 'MAT 1:1-25', 'EZR 1:1-11', 'ACT 1:1-26']);
  expect(day(59)).toEqual([
    'EXO 11:1-10',
    'EXO 12:1-21',
    'LUK 14:1-35',
    'JOB 29:1-25',
    '1CO 15:1-58',
  ]);
  expect(day(365)).toEqual(['2CH 36:1-23', 'REV 22:1-21', 'MAL 4:1-6', 'JHN 21:1-25']);
});

function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(text);
  return text;
}

it('cuts equal lengths into equal groups', () => {
  expect(balance([1, 1, 1, 1, 1, 1], 3)).toEqual([2, 4, 6]);
});

it('puts a very long item into a group of its own', () => {
  expect(balance([2, 2, 9, 2, 2], 3)).toEqual([2, 3, 5]);
});

it('finds a better cut than a greedy algorithm', () => {
  // A greedy algorithm fills each group up to the mean of 5, which gives sums of 4, 3 and 8.
  expect(balance([4, 3, 3, 1, 4], 3)).toEqual([1, 3, 5]);
});

it('makes exactly the requested number of groups, none of them empty', () => {
  expect(balance([5, 1, 1], 3)).toEqual([1, 2, 3]);
  expect(() => balance([5], 2)).toThrow(RangeError);
  expect(() => balance([5], 0)).toThrow(RangeError);
});
