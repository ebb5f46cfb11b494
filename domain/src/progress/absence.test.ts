import { expect, it } from 'vitest';
import { absenceOf, daysAway } from './away';

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
  'whose last devotional was on %s has been away for %s days: %s',
  (last, days, absence) => {
    expect(daysAway({ last_devotional_date: last }, today)).toBe(days);
    expect(absenceOf(days)).toBe(absence);
  },
);
