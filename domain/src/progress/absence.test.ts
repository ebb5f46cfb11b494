import { expect, it } from 'vitest';
import { classifyAbsence, daysAway, isAway, lastDays, recentRuns } from './absence';

const today = '2026-11-21';

it.each([
  [null, null, 'not-begun'],
  ['2026-11-22', 0, 'none'],
  ['2026-11-21', 0, 'none'],
  ['2026-11-19', 2, 'none'],
  ['2026-11-18', 3, 'days'],
  ['2026-11-15', 6, 'days'],
  ['2026-11-14', 7, 'week'],
  ['2026-11-08', 13, 'week'],
  ['2026-11-07', 14, 'two-weeks'],
  ['2025-11-21', 365, 'two-weeks'],
] as const)(
  'counts a disciple whose last devotional was on %s as away for %s days: %s',
  (last, days, absence) => {
    expect(daysAway({ last_devotional_date: last }, today)).toBe(days);
    expect(classifyAbsence(days)).toBe(absence);
    const isBack = !['not-begun', 'none'].includes(absence);
    expect(isAway({ last_devotional_date: last }, today)).toBe(isBack);
  },
);

const runs = [
  { start: '2026-10-01', end: '2026-10-24' },
  { start: '2026-11-10', end: '2026-11-12' },
  { start: '2026-11-20', end: '2026-11-22' },
] as const;

it('lists the last days up to today, oldest first', () => {
  const days = lastDays(runs, today, 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-23', done: true });
  expect(days.at(-1)).toEqual({ day: today, done: true });
  const done = days.filter((each) => each.done).map(({ day }) => day.slice(5));
  expect(done.join()).toBe('10-23,10-24,11-10,11-11,11-12,11-20,11-21');
});

it('clips runs to the last days', () => {
  expect(recentRuns(runs, today, 30)).toEqual([
    { start: '2026-10-23', end: '2026-10-24' },
    { start: '2026-11-10', end: '2026-11-12' },
    { start: '2026-11-20', end: '2026-11-21' },
  ]);
});

it('finds no completed days and no runs for a disciple without recent devotionals', () => {
  expect(lastDays([], today, 30).some(({ done }) => done)).toBe(false);
  expect(recentRuns([], today, 30)).toEqual([]);
  expect(recentRuns([{ start: '2026-01-01', end: '2026-02-01' }], today, 30)).toEqual([]);
});
