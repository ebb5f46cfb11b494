import { expect, it } from 'vitest';
import { parseBirthYear } from './welcome';

it.each([
  ['1985', 1985],
  [' 2026 ', 2026],
  ['1900', 1900],
  ['1899', null],
  ['2027', null],
  ['85', null],
  ['19850', null],
  ['ontem', null],
  ['1e3', null],
  ['', null],
])('reads %j as the birth year %s', (typed, year) => {
  expect(parseBirthYear(typed, 2026)).toBe(year);
});
