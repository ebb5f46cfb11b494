import { expect, it } from 'vitest';
import { parseTypedDay, parseImportedDay, formatTypedDay, insertSlashes } from './typed-day';

it.each([
  ['28/11/2026', '2026-11-28'],
  ['1/2/2026', '2026-02-01'],
  ['28-11-2026', '2026-11-28'],
  ['28.11.2026', '2026-11-28'],
  ['28112026', '2026-11-28'],
  [' 2026-11-28 ', '2026-11-28'],
  ['29/02/2028', '2028-02-29'],
  ['31/02/2026', null],
  ['11/28/2026', null],
  ['28/11/26', null],
  ['28/11', null],
  ['amanhã', null],
  ['', null],
])('parses %o as %o', (typed, day) => expect(parseTypedDay(typed)).toBe(day));

it.each([
  ['28/11/26', '2026-11-28'],
  ['28-11-26', '2026-11-28'],
  ['1.2.27', '2027-02-01'],
  ['29/02/27', null],
  ['28/11/2026', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['28/11/026', null],
])('parses %o in a file as %o', (written, day) => expect(parseImportedDay(written)).toBe(day));

it.each([
  ['2', '2'],
  ['28', '28/'],
  ['28/', '28/'],
  ['28/1', '28/1'],
  ['28/11', '28/11/'],
  ['2811', '28/11/'],
  ['28/11/2026', '28/11/2026'],
  ['28112026', '28/11/2026'],
  ['281120269', '28/11/2026'],
  ['1/2/2026', '1/2/2026'],
  ['2026-11-28', '2026-11-28'],
  ['amanhã', 'amanhã'],
])('adds slashes to %o: %o', (typed, shown) => expect(insertSlashes(typed)).toBe(shown));

it('formats a day in Portuguese, and leaves other text as typed', () => {
  expect(['2026-11-28', '28/1', ''].map(formatTypedDay)).toEqual(['28/11/2026', '28/1', '']);
});
