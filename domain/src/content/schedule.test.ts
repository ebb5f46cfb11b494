import '../testing/property-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../day';
import type { Day } from '../day';
import { planIds } from '../documents/content-plan';
import type { Pause, PlanChoice } from '../documents/content-plan';
import { plannedDays, readingDays } from './schedule';

const start: Day = '2026-11-23';
const everyDay = [0, 1, 2, 3, 4, 5, 6];
type Chosen = Pick<PlanChoice, 'plan' | 'weekdays'>;
const psalms: Chosen = { plan: 'psalms-30-days', weekdays: everyDay };
const daysOf = (chosen: Chosen, pauses: Pause[], from: Day, to: Day) =>
  readingDays({ ...chosen, start, pauses, earlier: [] }, from, to);
const inOrder = (...args: Parameters<typeof daysOf>) => [...daysOf(...args).values()];

describe('the days of a plan', () => {
  it('are the same for any window', () => {
    const all = daysOf(psalms, [], start, addDays(start, 59));
    const window = daysOf(psalms, [], addDays(start, 20), addDays(start, 40));
    for (const [day, portion] of window) expect(all.get(day)).toEqual(portion);
    expect(window.size).toBe(21);
  });

  it('never precede the start of the plan', () => {
    expect(daysOf(psalms, [], addDays(start, -30), addDays(start, -1)).size).toBe(0);
  });

  it('start again with the first reading after the last', () => {
    const days = inOrder(psalms, [], start, addDays(start, 30));
    expect(days[30]).toEqual(days[0]);
  });
});

describe('the day of a plan', () => {
  const dayOn = (chosen: Chosen, day: Day, pauses: Pause[] = []) => {
    const choice = { ...chosen, start, from: start, devotionals: [], pauses, earlier: [] };
    const plan = { revision: 1, choices: [choice], state: null };
    return plannedDays(plan, day, day).get(day)?.planDay;
  };

  it('counts from the first of its readings to the last, and begins again after it', () => {
    expect(dayOn(psalms, start)).toEqual({ day: 1, of: 30 });
    expect(dayOn(psalms, addDays(start, 29))).toEqual({ day: 30, of: 30 });
    expect(dayOn(psalms, addDays(start, 30))).toEqual({ day: 1, of: 30 });
    const year: Chosen = { plan: 'bible-1-year', weekdays: everyDay };
    expect(dayOn(year, addDays(start, 330))).toEqual({ day: 331, of: 365 });
  });

  it('does not count the days of a pause', () => {
    const pause = { from: addDays(start, 1), to: addDays(start, 5) };
    expect(dayOn(psalms, addDays(start, 5), [pause])).toEqual({ day: 2, of: 30 });
  });

  it('is unknown where two tracks are read side by side', () => {
    expect(dayOn({ plan: 'chapter-a-day', weekdays: everyDay }, start)).toBeNull();
  });
});

describe('a pause', () => {
  it('has no readings while it lasts', () => {
    const from = addDays(start, 3);
    expect(inOrder(psalms, [{ from, to: null }], start, addDays(start, 60))).toHaveLength(3);
  });

  it('neither loses nor repeats a reading: the plan continues where it stopped', () => {
    const plan = fc.constantFrom(...planIds.filter((id) => id !== 'chapter-a-day'));
    const weekdays = fc.subarray(everyDay, { minLength: 1 });
    const pause = fc.record({ after: fc.nat(60), length: fc.nat(30) });
    fc.assert(
      fc.property(plan, weekdays, fc.array(pause, { maxLength: 3 }), (id, chosen, pauses) => {
        const choice = { plan: id, weekdays: chosen };
        const spans = pauses.map(({ after, length }) => spanOf(addDays(start, after), length));
        const paused = inOrder(choice, spans, start, addDays(start, 200));
        const unpaused = inOrder(choice, [], start, addDays(start, 200));
        expect(paused).toEqual(unpaused.slice(0, paused.length));
      }),
    );
  });

  it('lets each of two tracks continue where it stopped', () => {
    const choice: Chosen = { plan: 'chapter-a-day', weekdays: everyDay };
    const pause = spanOf(addDays(start, 4), 17);
    const onWeekdays = (pauses: Pause[], of: number[]) =>
      [...daysOf(choice, pauses, start, addDays(start, 90))]
        .filter(([day]) => of.includes(weekdayOf(day)))
        .map(([, portion]) => portion);
    for (const of of [
      [1, 2, 3, 4, 5],
      [0, 6],
    ]) {
      const paused = onWeekdays([pause], of);
      expect(paused).toEqual(onWeekdays([], of).slice(0, paused.length));
      expect(paused.length).toBeGreaterThan(10);
    }
  });
});

const spanOf = (from: Day, length: number) => ({ from, to: addDays(from, length) });
