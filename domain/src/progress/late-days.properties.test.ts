import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { addDays, daysBetween, utcDay } from '../day';
import type { Day } from '../day';
import { deliveriesOf } from '../testing/arbitraries';
import { devotional, replay } from '../testing/events';
import '../testing/property-runs';
import { isCompletableAt, lateUntil } from './late-days';

/** A thousand histories in `npm test`, ten thousand in `npm run bench`. */
const runs = { numRuns: Math.min(10_000, inject('propertyRuns') * 50) };

const FIRST: Day = '2026-10-20';
const SPAN = 24;
const HOUR_MS = 3_600_000;

/** The time this many hours after the start of the first day. */
const timeAt = (hours: number) => new Date(Date.parse(`${FIRST}T00:00:00Z`) + hours * HOUR_MS);

/** When a day's devotional was published, in hours after the start of the day: mostly in time, sometimes late or never. */
const publication = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -48, max: -1 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 24 * 9 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** A person completes the devotional of a day, this many hours after the start of the day. */
const attempt = fc.record({
  index: fc.nat(SPAN - 1),
  hours: fc.oneof(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 24 * 16 })),
});

const history = fc.record({
  publications: fc.array(publication, { minLength: SPAN, maxLength: SPAN }),
  attempts: fc.array(attempt, { maxLength: 2 * SPAN, size: 'max' }),
});

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether an attempt counts, implemented directly from the decision, for a church in UTC. */
function counts(day: Day, published: Date | null, at: Date): boolean {
  if (!published || at < published) return false;
  const doneAfter = daysBetween(day, utcDay(at));
  const isOfItsDay = doneAfter <= 1;
  const late = daysBetween(day, utcDay(published));
  const isCaughtUp = late >= 0 && late <= 7 && daysBetween(utcDay(published), utcDay(at)) <= 8;
  return isOfItsDay || isCaughtUp;
}

/** The devotionals that are completed while they are published and open. */
function completionsOf({ publications, attempts }: History) {
  return attempts.flatMap(({ index, hours }) => {
    const day = addDays(FIRST, index);
    const after = publications[index] ?? null;
    const published = after === null ? null : timeAt(24 * index + after);
    const at = timeAt(24 * index + hours);
    const isOpen =
      published !== null &&
      at >= published &&
      isCompletableAt(day, at, lateUntil(day, published, 'UTC'));
    expect(isOpen).toBe(counts(day, published, at));
    return isOpen ? [devotional(day, false, at)] : [];
  });
}

/**
 * The specification, section 4: if the last devotional date was yesterday, the streak increases by 1; the same day means no update;
 * any longer gap resets it to 1; the first completion gives 1; the longest keeps the maximum.
 */
function plainStreak(days: readonly Day[]) {
  let [current, longest] = [0, 0];
  let last: Day | null = null;
  for (const day of days) {
    if (day === last) continue;
    current = last !== null && addDays(last, 1) === day ? current + 1 : 1;
    longest = Math.max(longest, current);
    last = day;
  }
  return { current_streak: current, longest_streak: longest, last_devotional_date: last };
}

it('computes the streak of the specification from the days that count, in any order of completion', () => {
  fc.assert(
    fc.property(
      history.map(completionsOf).chain((done) => fc.tuple(fc.constant(done), deliveriesOf(done))),
      ([done, delivered]) => {
        const days = done.flatMap((each) => (each.kind === 'devotional' ? [each.day] : []));
        expect(replay(delivered)).toMatchObject(plainStreak(days.toSorted()));
      },
    ),
    runs,
  );
});
