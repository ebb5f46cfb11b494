import { expect, it } from 'vitest';
import { parseMonth } from './month';

it.each(['2000-01', '2026-11', '2100-12'])('reads the month %s of an address', (month) => {
  expect(parseMonth(month)).toBe(`${month}-01`);
});

it.each([null, '', '2026-13', '2026-1', '1999-12', '2101-01', '9999-12', '0001-01'])(
  'takes %s for no month',
  (month) => {
    expect(parseMonth(month)).toBeNull();
  },
);
