import '../testing/property-runs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf, firstReplaceableDay } from '../day';
import type { Day } from '../day';
import { contentPlanSchema, planIds } from '../documents/content-plan';
import type { ContentPlan, FillState, PlanRequest } from '../documents/content-plan';
import { choosePlan, isAllowedStart, pausePlan, resumePlan, changeSources } from './plan-changes';
import { plannedDays, choicesByDay, coveredUntil } from './schedule';
import { planTracks } from './reading-plans';
import type { Portion } from './reading-plans';

const today = '2026-11-23';
const firstReplaceable = '2026-11-25';
const now = { today, firstReplaceable } as const;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const psalms: PlanRequest = {
  plan: 'psalms-30-days',
  start: today,
  weekdays: everyDay,
  devotionals: [],
};
const gospels: PlanRequest = { ...psalms, plan: 'gospels-40-days' };

/** The first passage of each day, from yesterday on. */
function readings(plan: ContentPlan, days = 6) {
  const planned = plannedDays(plan, addDays(today, -1), addDays(today, days - 2));
  return Array.from({ length: days }, (_, index) => {
    const first = planned.get(addDays(today, index - 1))?.portion[0];
    return first ? `${first.book} ${first.from.chapter}` : null;
  });
}

const started = choosePlan(null, psalms, now);

describe('the first plan', () => {
  it('begins on its start day, which can be today', () => {
    expect(readings(started)).toEqual([null, 'PSA 1', 'PSA 8', 'PSA 16', 'PSA 19', 'PSA 25']);
    const later = choosePlan(null, { ...psalms, start: firstReplaceable }, now);
    expect(readings(later)).toEqual([null, null, null, 'PSA 1', 'PSA 8', 'PSA 16']);
  });

  it('can be joined while under way, but fills no day before it was chosen', () => {
    const joined = choosePlan(null, { ...psalms, start: addDays(today, -2) }, now);
    expect(readings(joined, 4)).toEqual([null, 'PSA 16', 'PSA 19', 'PSA 25']);
  });
});

describe('another plan', () => {
  it('begins with its first reading on the first day that has not begun anywhere; until then the old plan applies', () => {
    const changed = choosePlan(started, gospels, now);
    expect(readings(changed)).toEqual([null, 'PSA 1', 'PSA 8', 'MAT 1', 'MAT 5', 'MAT 7']);
    expect(changed).toMatchObject({ revision: 2, choices: [{}, { start: firstReplaceable }] });
  });

  it('leaves no empty day before it if it starts later', () => {
    const changed = choosePlan(started, { ...gospels, start: addDays(today, 3) }, now);
    expect(readings(changed)).toEqual([null, 'PSA 1', 'PSA 8', 'PSA 16', 'MAT 1', 'MAT 5']);
  });

  it('replaces a plan that has not begun', () => {
    const later = choosePlan(started, { ...gospels, start: addDays(today, 30) }, now);
    const again = choosePlan(later, { ...gospels, start: addDays(today, 20) }, now);
    expect(again.choices.map(({ from }) => from)).toEqual([today, addDays(today, 20)]);
  });

  it('drops choices that expired long ago', () => {
    let plan = started;
    for (let month = 1; month <= 12; month += 1) {
      const day = addDays(today, 30 * month);
      const request = { ...(month % 2 ? gospels : psalms), start: day };
      plan = choosePlan(plan, request, { today: day, firstReplaceable: addDays(day, 2) });
    }
    expect(plan.choices.length).toBeLessThanOrEqual(2);
  });
});

describe('the same plan with changed settings', () => {
  const withDevotionals: PlanRequest = { ...psalms, devotionals: [{ from: 'reading' }] };

  it('continues with its readings', () => {
    const changed = choosePlan(started, withDevotionals, now);
    expect(readings(changed)).toEqual(readings(started));
    expect(changed.choices.at(-1)).toMatchObject({
      from: firstReplaceable,
      devotionals: [{ from: 'reading' }],
    });
  });

  it('uses other devotional sources from then on, and ignores a request for the same ones', () => {
    const [series, chain, reading] = [
      { from: 'series' as const },
      { from: 'chain' as const, id: 'luz' },
      { from: 'reading' as const },
    ];
    const request = { ...psalms, devotionals: [series, chain, reading] };
    const changed = choosePlan(started, request, now);
    expect(choosePlan(changed, request, now)).toBe(changed);
    const reordered = choosePlan(
      changed,
      { ...request, devotionals: [chain, series, reading] },
      now,
    );
    expect(reordered.revision).toBe(changed.revision + 1);
    const paused = changeSources(pausePlan(changed, now), today, () => [reading]);
    expect(paused).toMatchObject({ state: null, choices: [{}, { devotionals: [reading] }] });
    expect(coveredUntil(paused, today, addDays(today, 9))).toBe(addDays(firstReplaceable, -1));
  });

  it('uses changed sources only from today on, and keeps the old ones for past days', () => {
    const chain = { from: 'chain' as const, id: 'luz' };
    const day = addDays(today, 30);
    const changed = changeSources(started, day, () => [chain]);
    const sources = (plan: ContentPlan) =>
      [...choicesByDay(plan, addDays(day, -7), addDays(day, 1)).values()].map(
        ({ devotionals }) => devotionals.length,
      );
    expect(sources(changed)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(plannedDays(changed, addDays(day, -7), addDays(day, 7)).size).toBe(15);
    // A second change on the same day, and a change to nothing new, do not split the choice again.
    const again = changeSources(
      changeSources(changed, day, () => []),
      addDays(day, 1),
    );
    expect(sources(again)).toEqual(Array(9).fill(0));
    expect(again.choices.map(({ from }) => from)).toEqual([today, day]);
    const later = changeSources(changed, addDays(day, 40), () => []);
    expect(later.choices.map(({ from }) => from)).toEqual([day, addDays(day, 40)]);
  });

  it('keeps its readings whenever its sources change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planIds),
        fc.integer({ min: 0, max: 60 }),
        fc.subarray(everyDay, { minLength: 1 }),
        (plan, after, weekdays) => {
          const before = choosePlan(null, { ...psalms, plan, weekdays }, now);
          const day = addDays(today, after);
          const changed = changeSources(before, day, () => [{ from: 'series' }]);
          const read = (each: ContentPlan) =>
            [...plannedDays(each, addDays(day, -7), addDays(day, 30))].map(([at, { portion }]) => [
              at,
              portion,
            ]);
          expect(read(changed)).toEqual(read(before));
        },
      ),
    );
  });

  it('neither loses nor repeats a reading, however often the weekdays change', () => {
    const weekdays = fc.subarray(everyDay, { minLength: 1 });
    const changes = fc.array(fc.record({ weekdays, after: fc.nat(50) }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...planIds), weekdays, changes, (id, first, later) => {
        const request: PlanRequest = { ...psalms, plan: id, weekdays: first };
        let plan = choosePlan(null, request, now);
        let day: Day = today;
        const read = new Map<Day, Portion>();
        const readUntil = (end: Day) => {
          for (const [each, { portion }] of plannedDays(plan, day, addDays(end, -1)))
            read.set(each, portion);
          day = end;
        };
        for (const { weekdays: chosen, after } of later) {
          readUntil(addDays(day, after));
          const then = { today: day, firstReplaceable: addDays(day, 2) };
          plan = choosePlan(plan, { ...request, weekdays: chosen }, then);
        }
        readUntil(addDays(day, 100));
        for (const track of planTracks[id]) {
          const passages = [...read]
            .filter(([each]) => track.weekdays.includes(weekdayOf(each)))
            .flatMap(([, portion]) => portion);
          const whole = track.portions(today, () => 100).flat();
          expect(passages).toEqual(passages.map((_passage, index) => whole[index % whole.length]));
        }
        const chosen = later.at(-1)?.weekdays ?? first;
        const last = [...read.keys()].filter((each) => each >= addDays(day, -90));
        expect(new Set(last.map(weekdayOf))).toEqual(new Set(chosen));
      }),
    );
  });

  it('takes about as many years on other weekdays, if it is a plan in years', () => {
    const year: PlanRequest = { ...psalms, plan: 'bible-1-year', weekdays: [1] };
    const day = addDays(today, 70);
    const daily = choosePlan(
      choosePlan(null, year, now),
      { ...year, weekdays: everyDay },
      { today: day, firstReplaceable: addDays(day, 2) },
    );
    const portionsOf = (from: Day, to: Day) =>
      [...plannedDays(daily, from, to).values()].map(({ portion }) => portion);
    const lengths = portionsOf(addDays(day, 2), addDays(day, 90)).map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThan(12);
    const end = portionsOf(addDays(today, 360), addDays(today, 370)).flat();
    expect(end.map(({ book, from }) => `${book} ${from.chapter}`)).toContain('REV 22');
  });

  it('stores no earlier weekdays on which nothing was read', () => {
    const earlierOf = ({ choices }: ContentPlan) => choices.at(-1)?.earlier;
    const on = (plan: ContentPlan | null, weekdays: number[], start: Day = today) =>
      choosePlan(plan, { ...psalms, weekdays, start }, now);
    const once = on(started, [1]);
    expect(earlierOf(once)).toEqual([{ until: firstReplaceable, weekdays: everyDay }]);
    expect(earlierOf(on(once, [2]))).toEqual(earlierOf(once));
    expect(earlierOf(on(once, everyDay))).toEqual([]);
    const later = addDays(today, 30);
    expect(earlierOf(on(on(null, [1], later), [2], later))).toEqual([]);
  });

  it('keeps its past pauses, and ends the current one', () => {
    const later: Day = '2026-12-20';
    const paused = pausePlan(started, now);
    const changed = choosePlan(paused, withDevotionals, {
      today: later,
      firstReplaceable: addDays(later, 2),
    });
    const [[day, { portion }] = [today, { portion: [] }]] = plannedDays(
      changed,
      firstReplaceable,
      '2027-01-01',
    );
    expect([day, portion[0]?.from.chapter]).toEqual([later, 16]);
  });
});

it('ignores a request for the current plan', () => {
  expect(choosePlan(started, { ...psalms, weekdays: everyDay.toReversed() }, now)).toBe(started);
});

describe('a pause', () => {
  const paused = pausePlan(started, now);

  it('begins on the first day that has not begun anywhere', () => {
    expect(readings(paused)).toEqual([null, 'PSA 1', 'PSA 8', null, null, null]);
  });

  it('ends today, and the plan continues with the reading at which it stopped', () => {
    const later: Day = '2026-12-20';
    const resumed = resumePlan(paused, { today: later, firstReplaceable: addDays(later, 2) });
    const [[day, { portion }] = [later, { portion: [] }]] = plannedDays(
      resumed,
      firstReplaceable,
      '2027-01-01',
    );
    expect([day, portion[0]?.from.chapter]).toEqual([later, 16]);
  });

  it('changes nothing if it is withdrawn before it begins', () => {
    expect(readings(resumePlan(paused, now))).toEqual(readings(started));
  });

  it('also stops a plan that begins later, and cannot begin twice', () => {
    const both = pausePlan(choosePlan(started, { ...gospels, start: addDays(today, 3) }, now), now);
    expect(readings(both)).toEqual([null, 'PSA 1', 'PSA 8', null, null, null]);
    expect(
      pausePlan(both, { ...now, firstReplaceable: addDays(firstReplaceable, 9) }).choices,
    ).toEqual(both.choices);
  });

  it('ends when another plan is chosen, which then begins today', () => {
    const later = addDays(today, 9);
    const next = choosePlan(
      paused,
      { ...gospels, start: later },
      { today: later, firstReplaceable: addDays(later, 2) },
    );
    expect([...plannedDays(next, firstReplaceable, addDays(later, 1)).keys()]).toEqual([
      later,
      addDays(later, 1),
    ]);
  });
});

it('covers no day before its start, and every day up to a pause', () => {
  const last = addDays(today, 30);
  expect(coveredUntil(started, today, last)).toBe(last);
  const later = choosePlan(null, { ...psalms, start: addDays(today, 5) }, now);
  expect(coveredUntil(later, today, last)).toBeNull();
  const paused = pausePlan(started, now);
  expect(coveredUntil(paused, today, last)).toBe(addDays(firstReplaceable, -1));
  const next = choosePlan(paused, { ...gospels, start: addDays(today, 20) }, now);
  expect(coveredUntil(next, today, last)).toBe(addDays(firstReplaceable, -1));
});

it('resets the fill state with every change', () => {
  const state: FillState = { ran_on: today, filled_until: today, problem: null, missing: [] };
  const filled: ContentPlan = { ...started, state };
  const paused: ContentPlan = { ...pausePlan(filled, now), state };
  for (const changed of [choosePlan(filled, gospels, now), pausePlan(filled, now)])
    expect(changed.state).toBeNull();
  expect(resumePlan(paused, now).state).toBeNull();
  expect(choosePlan(filled, psalms, now).state).toEqual(state);
});

it('can start up to three years before and one year after today', () => {
  expect(isAllowedStart('2024-01-01', today)).toBe(true);
  expect(isAllowedStart('2027-11-23', today)).toBe(true);
  expect(isAllowedStart('0001-01-01', today)).toBe(false);
  expect(isAllowedStart('2028-01-01', today)).toBe(false);
});

it('replaces a day only if it has not begun in any time zone', () => {
  expect(firstReplaceableDay(new Date('2026-11-23T09:59:00Z'))).toBe('2026-11-24');
  expect(firstReplaceableDay(new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-25');
});

it('refuses a plan that names a source twice', () => {
  const [choice] = started.choices;
  const twice = { ...choice, devotionals: [{ from: 'reading' }, { from: 'reading' }] };
  expect(v.is(contentPlanSchema, { ...started, choices: [twice] })).toBe(false);
  expect(v.is(contentPlanSchema, started)).toBe(true);
});
