import { noonOf } from '@raizes/tests/factories';
import fc from 'fast-check';
import { addDays } from '../day';
import type { Day } from '../day';
import { devotional, reading } from './events';
import type { Event } from './events';

/** Edge cases of the calendar: existing and missing leap days, and the ends of months and years. */
const leap = ['2024-02-28', '2024-02-29', '2025-02-28', '2026-02-28', '2028-02-29'] as const;
const edge = fc.constantFrom<Day>(...leap, '2023-12-31', '2024-12-31', '2026-04-30', '2026-11-21');

/** Days around those edges. */
export const anyDay: fc.Arbitrary<Day> = fc
  .tuple(edge, fc.integer({ min: -40, max: 40 }))
  .map(([day, offset]) => addDays(day, offset));

/** Hours that make completions and starts on one day fall before, after and at the same time as one another. */
const hour = fc.constantFrom(0, 7, 8, 12, 20, 23);

const at = (day: Day, hours: number) => new Date(noonOf(day).getTime() + (hours - 12) * 3_600_000);

/**
 * One person's completions within a span of days, at several hours: readings and devotionals, some of them repeated later or earlier
 * that day or with the verse memorized.
 */
export const completionsWithin = (span: number): fc.Arbitrary<Event[]> => {
  const kinds = fc.constantFrom('reading', 'plain', 'memorized');
  const completion = fc.tuple(fc.nat(span - 1), kinds, hour);
  return fc
    .tuple(edge, fc.array(completion, { maxLength: Math.max(10, 2 * span), size: 'max' }))
    .map(([middle, completions]) =>
      completions.map(([offset, kind, hours], index) => {
        const day = addDays(middle, offset - Math.floor(span / 2));
        return kind === 'reading'
          ? reading(day, `leitura-${index}`, at(day, hours))
          : devotional(day, kind === 'memorized', at(day, hours));
      }),
    );
};

/** Up to four challenge starts within a span of days, with every category and reward. */
export const startsAround = (day: Day, span: number): fc.Arbitrary<Event[]> =>
  fc
    .array(
      fc.record({
        offset: fc.nat(span - 1),
        hours: hour,
        category: fc.constantFrom('streak', 'devotionals', 'Leitura Bíblica', 'Oração e Jejum'),
        duration_days: fc.integer({ min: 1, max: 8 }),
        reward_type: fc.constantFrom('xp' as const, 'medalha' as const),
      }),
      { maxLength: 4 },
    )
    .map((starts) =>
      starts.map(({ offset, hours, ...terms }, index) => {
        const started_on = addDays(day, offset);
        return {
          kind: 'start',
          challenge_id: `desafio-${index}`,
          terms: { title: `Desafio ${index}`, reward_value: '40', ...terms },
          started_on,
          at: at(started_on, hours),
        };
      }),
    );

/** Delivers every event at least once, in any order. */
export function deliveriesOf<T>(events: T[]): fc.Arbitrary<T[]> {
  return fc.subarray(events).chain((again) => {
    const all = [...events, ...again];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });
}
