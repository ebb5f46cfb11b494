import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import type { PartName } from '../documents/content-day';
import type { ContentPlan, FillState } from '../documents/content-plan';
import {
  WARNED_DAYS,
  contentWarning,
  isPausedOn,
  isPlanActive,
  formatWarning,
} from './content-warning';
import type { IsMissing } from './content-warning';

/** A Monday. */
const today: Day = '2026-11-23';
type Choice = ContentPlan['choices'][number];
const plan = (
  changes: Partial<Choice> = {},
  state: Partial<FillState> | null = {},
): ContentPlan => ({
  revision: 1,
  choices: [
    {
      plan: 'chapter-a-day',
      start: today,
      from: today,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      devotionals: [{ from: 'reading' }],
      pauses: [],
      earlier: [],
      ...changes,
    },
  ],
  state: state && { ran_on: today, filled_until: null, problem: null, missing: [], ...state },
});

/** Everything, or only one part, is missing from this many days after today on. */
const missingFrom = (count: number, only?: PartName) => (day: Day, part: PartName) =>
  day >= addDays(today, count) && (!only || only === part);

/** By default no run is under way. */
const warningOf = (
  each: ContentPlan | null,
  day: Day,
  isMissing: IsMissing,
  isRunPossible = false,
) => contentWarning(each, day, isMissing, isRunPossible);

describe('a warning', () => {
  it('is given a week before the content runs out, not earlier', () => {
    expect(warningOf(null, today, missingFrom(WARNED_DAYS + 1))).toBeNull();
    expect(warningOf(null, today, missingFrom(WARNED_DAYS))).toEqual({
      day: addDays(today, 7),
      missing: ['devotional', 'readings'],
      reason: 'no-plan',
      chapters: [],
    });
  });

  it.each<[string, ContentPlan, PartName | undefined]>([
    ['paused', plan({ pauses: [{ from: addDays(today, 2), to: null }] }), undefined],
    ['sample', plan({}, { problem: 'sample' }), undefined],
    ['chapters', plan({}, { problem: 'chapters', missing: ['Atos 6'] }), undefined],
    ['failed', plan({}, { problem: 'failed' }), undefined],
    ['failed', plan(), undefined],
    ['no-devotionals', plan({ devotionals: [] }), 'devotional'],
    ['source-ends', plan({ devotionals: [{ from: 'series' }] }), 'devotional'],
    // A failure on another day does not hide this reason.
    [
      'source-ends',
      plan({ devotionals: [{ from: 'series' }] }, { problem: 'failed' }),
      'devotional',
    ],
    ['failed', plan({ devotionals: [{ from: 'series' }, { from: 'reading' }] }), 'devotional'],
  ])('gives the reason %s', (reason, each, only) => {
    expect(warningOf(each, today, missingFrom(2, only))?.reason).toBe(reason);
  });

  it('gives the reason not-begun before the plan begins', () => {
    const later = plan({ from: addDays(today, 5), start: addDays(today, 5) });
    expect(warningOf(later, today, missingFrom(0))?.reason).toBe('not-begun');
  });

  it('is not given while a run is under way', () => {
    expect(warningOf(plan({}, null), today, missingFrom(0), true)).toBeNull();
    expect(warningOf(plan({}, null), today, missingFrom(0))?.reason).toBe('failed');
    // No run has ended, so the cause is unknown.
    const series = plan({ devotionals: [{ from: 'series' }] }, null);
    expect(warningOf(series, today, missingFrom(0, 'devotional'))?.reason).toBe('failed');
  });

  it('is not given for a weekday without reading', () => {
    const saturday = addDays(today, 5);
    const onlySaturday = (day: Day) => day === saturday;
    const weekdays = [0, 1, 2, 3, 4, 5];
    expect(warningOf(plan({ weekdays }), today, onlySaturday)).toBeNull();
    // A church that writes its own devotionals needs one for every day.
    const own = plan({ weekdays, devotionals: [] });
    expect(warningOf(own, today, onlySaturday)).toMatchObject({
      day: saturday,
      missing: ['devotional'],
    });
  });
});

it('formats a warning in Portuguese', () => {
  const words = (count: number, each: ContentPlan | null, only?: PartName) => {
    const warning = warningOf(each, today, missingFrom(count, only));
    return warning && formatWarning(warning, today);
  };
  expect(words(0, null)?.title).toBe('Falta conteúdo para hoje');
  expect(words(1, null)?.title).toBe('Falta conteúdo para amanhã');
  expect(
    words(5, plan({}, { problem: 'chapters', missing: ['Atos 6', 'Rute 1'] }), 'readings'),
  ).toEqual({
    title: 'Conteúdo até 27 de novembro',
    text: 'Sábado, 28 de novembro de 2026 ainda não tem leitura. A Bíblia importada não tem Atos 6, Rute 1.',
  });
});

it('detects the days of a pause', () => {
  const paused = plan({ pauses: [{ from: '2026-11-25', to: '2026-11-27' }] });
  const days: Day[] = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
  expect(days.map((day) => isPausedOn(paused, day))).toEqual([false, true, true, false]);
});

it.each<[string, boolean, ContentPlan]>([
  ['has filled all days', true, plan()],
  ['has not run yet', false, plan({}, null)],
  ['failed', false, plan({}, { problem: 'failed' })],
  ['ran yesterday', true, plan({}, { ran_on: addDays(today, -1) })],
  ['no longer runs', false, plan({}, { ran_on: addDays(today, -3) })],
  ['begins later', false, plan({ from: addDays(today, 1) })],
  ['is paused from a day on', false, plan({ pauses: [{ from: addDays(today, 5), to: null }] })],
])('a plan that %s is active: %s', (_what, isActive, each) => {
  expect(isPlanActive(each, today)).toBe(isActive);
});
