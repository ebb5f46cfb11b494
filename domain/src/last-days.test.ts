import { expect, it } from 'vitest';
import { lastDays, runsWithin } from './last-days';

const today = '2026-11-21';
const runs = [
  { start: '2026-10-01', end: '2026-10-24' },
  { start: '2026-11-10', end: '2026-11-12' },
  { start: '2026-11-20', end: '2026-11-22' },
] as const;

it('counts thirty days up to today, the oldest first', () => {
  const days = lastDays(runs, today, 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-23', done: true });
  expect(days.at(-1)).toEqual({ day: today, done: true });
  expect(days.filter(({ done }) => done).map(({ day }) => day)).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-20',
    '2026-11-21',
  ]);
});

it('cuts the runs where the days begin and end', () => {
  expect(runsWithin(runs, today, 30)).toEqual([
    { start: '2026-10-23', end: '2026-10-24' },
    { start: '2026-11-10', end: '2026-11-12' },
    { start: '2026-11-20', end: '2026-11-21' },
  ]);
});

it('has nothing to say of somebody who has done nothing, or nothing lately', () => {
  expect(lastDays([], today, 30).some(({ done }) => done)).toBe(false);
  expect(runsWithin([], today, 30)).toEqual([]);
  expect(runsWithin([{ start: '2026-01-01', end: '2026-02-01' }], today, 30)).toEqual([]);
});
