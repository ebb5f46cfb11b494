import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import type { Run } from '../documents/user-stats';
import { deliveriesOf } from '../testing/arbitraries';
import '../testing/property-runs';
import { addDay } from './streak';
import {
  chooseGoal,
  firmWeeks,
  formatPause,
  keptPauses,
  pausesForGap,
  rowText,
  sundayOf,
  weekText,
  weeksOf,
  wouldCount,
} from './weeks';

/** A Sunday. */
const S: Day = '2026-11-29';
const on = (offset: number) => addDays(S, offset);
const runsOf = (days: readonly Day[]) => days.reduce<Run[]>((runs, day) => addDay(runs, day), []);
const plan = (goals: string[], pauses: string[] = []) => ({ goals, pauses });
const rowAfter = (...of: Parameters<typeof weeksOf>) => rowText(weeksOf(...of));

const THIRTEEN = Array.from({ length: 13 }, (_, week) => week * 7);
/** Monday, Tuesday, Thursday and Saturday of thirteen weeks. */
const quarter = THIRTEEN.flatMap((first) => [1, 2, 4, 6].map((day) => on(first + day)));
const lastDay = on(13 * 7 - 1);

describe('a row of firm weeks', () => {
  it('is thirteen for Monday, Tuesday, Thursday, Saturday in a quarter that begins on a Sunday', () => {
    expect(rowAfter(plan([`${S}:4`]), runsOf(quarter), lastDay)).toBe('13 semanas firmes seguidas');
  });

  it('is not changed by a fortnight in hospital', () => {
    const away = quarter.filter((day) => day < on(28) || day > on(41));
    const paused = plan([`${S}:4`], [`${on(28)}/${on(41)}`]);
    expect(rowAfter(paused, runsOf(away), lastDay)).toBe('11 semanas firmes seguidas');
    expect(weeksOf(paused, runsOf(away), lastDay).map(({ state }) => state)).toEqual(
      THIRTEEN.map((first) => (first === 28 || first === 35 ? 'neutral' : 'firm')),
    );
  });

  it('ends with a missed week, and begins again', () => {
    const days = quarter.filter((day) => day < on(35) || day > on(41));
    expect(rowAfter(plan([`${S}:4`]), runsOf(days), lastDay)).toBe('7 semanas firmes seguidas');
  });

  it('counts the running week once it is firm, which never ends a row', () => {
    const four = [1, 2, 4, 6].map(on);
    const goal = plan([`${S}:4`]);
    expect(rowAfter(goal, runsOf([]), on(6))).toBeNull();
    expect(rowAfter(goal, runsOf(four.slice(1)), on(6))).toBeNull();
    expect(rowAfter(goal, runsOf(four), on(6))).toBe('1 semana firme');
    expect(rowAfter(goal, runsOf(four), on(13))).toBe('1 semana firme');
    expect(rowAfter(goal, runsOf(four), on(14))).toBeNull();
  });

  it('counts a firm week that a pause touches', () => {
    const paused = plan([`${S}:4`], [`${on(3)}/${on(5)}`]);
    expect(rowAfter(paused, runsOf([1, 2, 4, 6].map(on)), on(6))).toBe('1 semana firme');
  });

  it('counts a week in the year of its Sunday, and names the year only where it is more than the row', () => {
    // The week from Sunday, 27 December 2026, to Saturday, 2 January 2027.
    const days = [1, 2, 3, 4].map((day) => addDays('2026-12-27', day));
    const weeks = weeksOf(plan(['2026-12-27:4']), runsOf(days), '2027-01-02');
    expect(firmWeeks(weeks)).toEqual({ row: 1, inYear: 1 });
    expect(firmWeeks(weeksOf(plan(['2026-12-27:4']), runsOf(days), '2027-01-03'))).toEqual({
      row: 1,
      inYear: 0,
    });
    const earlier = quarter.filter((day) => day < on(21) || day > on(27));
    const first = addDays('2026-01-04', 0);
    const sameYear = earlier.map((day) => addDays(day, -329));
    expect(rowAfter(plan([`${first}:4`]), runsOf(sameYear), addDays(first, 13 * 7 - 1))).toBe(
      '9 semanas firmes seguidas · 12 no ano',
    );
  });

  it('begins with the first goal; weeks before it do not count', () => {
    expect(rowAfter(plan([]), runsOf(quarter), lastDay)).toBeNull();
    expect(rowAfter(plan([`${on(84)}:4`]), runsOf(quarter), lastDay)).toBe('1 semana firme');
  });

  it('holds each goal until the Sunday of the next one', () => {
    const goals = [`${S}:4`, `${on(21)}:6`];
    const weeks = weeksOf(plan(goals), runsOf(quarter), on(34));
    expect(weeks.map(({ goal, state }) => `${goal} ${state}`)).toEqual([
      '4 firm',
      '4 firm',
      '4 firm',
      '6 missed',
      '6 running',
    ]);
  });
});

describe('the words of the week', () => {
  const say = (goal: number, done: number[], today: number, pauses: string[] = []) =>
    weekText(plan([`${S}:${goal}`], pauses), runsOf(done.map(on)), on(today));

  it.each<[string, Parameters<typeof say>, string]>([
    ['the goal is reached', [4, [0, 1, 2, 3], 4], 'Semana firme: 4 dias'],
    ['more than the goal is done', [4, [0, 1, 2, 3, 4], 4], 'Semana firme: 5 dias'],
    [
      'the goal is reached in a pause',
      [4, [0, 1, 2, 3], 4, [`${on(4)}/${on(13)}`]],
      'Semana firme: 4 dias',
    ],
    ['today is in a pause', [4, [0], 4, [`${on(4)}/2026-12-12`]], 'Em pausa até 12/12'],
    ['rests are left', [4, [0, 1, 2], 4], 'Nesta semana: 3 dias · 2 descansos na reserva'],
    ['one rest is left', [5, [0, 1, 2], 4], 'Nesta semana: 3 dias · 1 descanso na reserva'],
    ['the week is new', [4, [], 0], 'Semana nova · 3 descansos na reserva'],
    ['nothing is done yet', [4, [], 2], 'Semana nova · 1 descanso na reserva'],
    [
      'missed days were in a pause',
      [4, [3], 4, [`${on(-3)}/${on(2)}`]],
      'Nesta semana: 1 dia · 3 descansos na reserva',
    ],
    ['no rest is left', [4, [0, 1, 2], 6], 'Nesta semana: 3 dias · falta 1'],
    ['two are missing without a rest', [4, [0, 2], 5], 'Nesta semana: 2 dias · faltam 2'],
    ['the goal is seven', [7, [], 0], 'Nesta semana: 0 dias · faltam 7'],
    [
      'the goal is out of reach',
      [4, [0, 1], 6],
      'Nesta semana: 2 dias. A próxima começa no domingo.',
    ],
  ])('when %s', (_, of, text) => {
    expect(say(...of)).toBe(text);
  });

  it('are none without a goal, and before the first one holds', () => {
    expect(weekText(plan([]), [], S)).toBeNull();
    expect(weekText(plan([`${on(7)}:4`]), [], S)).toBeNull();
  });
});

describe('pauses', () => {
  const kept = (...pauses: string[]) => keptPauses(pauses).map(formatPause);

  it('are sorted by their first, then their last day; one that overlaps an earlier one is left out', () => {
    expect(kept('2026-03-10/2026-03-12', '2026-03-01/2026-03-09', '2026-03-05/2026-03-20')).toEqual(
      ['2026-03-01/2026-03-09', '2026-03-10/2026-03-12'],
    );
    expect(kept('2026-03-01/2026-03-09', '2026-03-01/2026-03-03')).toEqual([
      '2026-03-01/2026-03-03',
    ]);
  });

  it('have at most 28 days', () => {
    expect(kept('2026-03-01/2026-03-28')).toHaveLength(1);
    expect(kept('2026-03-01/2026-03-29')).toEqual([]);
  });

  it('are six a year at most: the seventh to begin in its year is left out', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07'].map(
      (month) => `2026-${month}-10/2026-${month}-11`,
    );
    expect(kept(...months, '2027-01-01/2027-01-02')).toEqual([
      ...months.slice(0, 6),
      '2027-01-01/2027-01-02',
    ]);
  });

  it('ignore what is no pause', () => {
    expect(kept('', 'x', '2026-02-30/2026-03-01', '2026-03-09/2026-03-01', '2026-03-01')).toEqual(
      [],
    );
  });

  it('fill a gap, around what is already a pause', () => {
    const fill = (pauses: string[], last: Day, today: Day) =>
      pausesForGap({ pauses }, last, today).map(formatPause);
    expect(fill([], '2026-03-01', '2026-03-11')).toEqual(['2026-03-02/2026-03-10']);
    expect(fill(['2026-03-04/2026-03-05'], '2026-03-01', '2026-03-11')).toEqual([
      '2026-03-02/2026-03-03',
      '2026-03-06/2026-03-10',
    ]);
    expect(fill(['2026-03-01/2026-03-20'], '2026-03-01', '2026-03-11')).toEqual([]);
    expect(fill([], '2026-03-01', '2026-03-30')).toHaveLength(1);
    expect(fill([], '2026-03-01', '2026-03-31')).toEqual([]);
    expect(fill([], '2026-03-01', '2026-03-02')).toEqual([]);
  });

  it('would not count where they overlap or are one too many', () => {
    const pause = { first: '2026-03-05', last: '2026-03-06' } as const;
    expect(wouldCount([], pause)).toBe(true);
    expect(wouldCount(['2026-03-06/2026-03-07'], pause)).toBe(false);
    const six = [1, 2, 3, 4, 5, 6].map((day) => `2026-11-0${day}/2026-11-0${day}`);
    expect(wouldCount(six, pause)).toBe(false);
    expect(wouldCount(six, { first: '2027-03-05', last: '2027-03-06' })).toBe(true);
  });
});

describe('choosing a goal', () => {
  it('holds from the Sunday of the running week for the first, from the next one for later ones', () => {
    expect(chooseGoal({ goals: [] }, 4, on(3))).toEqual({ added: [`${S}:4`], removed: [] });
    expect(chooseGoal({ goals: [`${S}:4`] }, 5, on(3))).toEqual({
      added: [`${on(7)}:5`],
      removed: [],
    });
  });

  it('replaces a choice for the same Sunday, and takes it back with the running goal', () => {
    const goals = [`${S}:4`, `${on(7)}:5`];
    expect(chooseGoal({ goals }, 6, on(3))).toEqual({
      added: [`${on(7)}:6`],
      removed: [`${on(7)}:5`],
    });
    expect(chooseGoal({ goals }, 4, on(3))).toEqual({ added: [], removed: [`${on(7)}:5`] });
    expect(chooseGoal({ goals }, 5, on(3))).toEqual({ added: [], removed: [] });
  });

  it('drops the oldest when the list is full', () => {
    const goals = Array.from(
      { length: 60 },
      (_, week) => `${on(7 * (week - 59))}:${4 + (week % 2)}`,
    );
    expect(chooseGoal({ goals }, 6, S)).toEqual({ added: [`${on(7)}:6`], removed: [goals[0]] });
  });
});

describe('any order of events', () => {
  const SPAN = 13 * 7;
  const day = fc.integer({ min: -10, max: SPAN + 10 }).map(on);
  const pause = fc
    .tuple(day, fc.nat(32))
    .map(([first, length]) => `${first}/${addDays(first, length)}`);
  /** A goal for each of the thirteen weeks, sometimes two for one. */
  const goals = fc
    .tuple(
      fc.array(fc.integer({ min: 4, max: 7 }), { minLength: 13, maxLength: 13 }),
      fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 4, max: 7 })), { maxLength: 4 }),
    )
    .map(([each, more]) => [
      ...each.map((goal, week) => `${on(7 * week)}:${goal}`),
      ...more.map(([week, goal]) => `${on(7 * week)}:${goal}`),
    ]);
  const life = fc.record({
    goals,
    pauses: fc.array(pause, { maxLength: 12 }),
    days: fc.array(day, { maxLength: SPAN, size: 'max' }),
    today: fc.integer({ min: 0, max: SPAN + 10 }).map(on),
  });
  const delivered = life.chain((events) =>
    fc.record({
      events: fc.constant(events),
      goals: deliveriesOf(events.goals),
      pauses: deliveriesOf(events.pauses),
      days: deliveriesOf(events.days),
    }),
  );

  it('gives the same weeks, also with thirteen changes of goal in a quarter', () => {
    fc.assert(
      fc.property(delivered, ({ events, ...later }) => {
        const { today } = events;
        const first = runsOf(events.days.toSorted());
        expect(weeksOf(later, runsOf(later.days), today)).toEqual(weeksOf(events, first, today));
        expect(weekText(later, runsOf(later.days), today)).toBe(weekText(events, first, today));
      }),
    );
  });

  it('gives the weeks that the rule says, day by day', () => {
    fc.assert(
      fc.property(life, ({ goals: chosen, pauses, days, today }) => {
        const done = new Set(days);
        const kept = keptPauses(pauses);
        for (const week of weeksOf({ goals: chosen, pauses }, runsOf(days), today)) {
          const all = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(week.sunday, offset));
          const goal = Math.min(
            ...chosen
              .filter((text) => text.startsWith(week.sunday))
              .map((text) => Number(text.at(-1))),
          );
          expect(week.goal).toBe(week.sunday > on(84) ? week.goal : goal);
          const isPaused = all.some((each) =>
            kept.some(({ first, last }) => first <= each && each <= last),
          );
          const count = all.filter((each) => done.has(each)).length;
          expect(week.done).toBe(count);
          const isRunning = week.sunday === sundayOf(today);
          const otherwise = isRunning ? 'running' : isPaused ? 'neutral' : 'missed';
          expect(week.state).toBe(count >= week.goal ? 'firm' : otherwise);
        }
      }),
    );
  });

  it('keeps pauses apart, short, and six a year', () => {
    fc.assert(
      fc.property(fc.array(pause, { maxLength: 24 }), (pauses) => {
        const kept = keptPauses(pauses);
        for (const [index, { first, last }] of kept.entries()) {
          expect(last <= addDays(first, 27)).toBe(true);
          expect(last < (kept[index + 1]?.first ?? '9999')).toBe(true);
        }
        expect(kept.filter(({ first }) => first.startsWith('2026')).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
