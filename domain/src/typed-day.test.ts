import { expect, it } from 'vitest';
import {
  dayProblem,
  formatTypedDay,
  insertSlashes,
  isWrongDay,
  parseDayNear,
  parseFinishedDay,
  parseMonthAndDay,
  parseTypedDay,
} from './typed-day';

it.each([
  ['28/11/2026', '2026-11-28'],
  ['1/2/2026', '2026-02-01'],
  ['28-11-2026', '2026-11-28'],
  ['28.11.2026', '2026-11-28'],
  ['28112026', '2026-11-28'],
  [' 2026-11-28 ', '2026-11-28'],
  ['29/02/2028', '2028-02-29'],
  ['2026-11-28 00:00:00', '2026-11-28'],
  ['2026-11-28T00:00:00.000Z', '2026-11-28'],
  ['2026/11/28', '2026-11-28'],
  ['20261128', '2026-11-28'],
  ['20112026', '2026-11-20'],
  ['28/11/2026 00:00', '2026-11-28'],
  ['01 / 03 / 2032', '2032-03-01'],
  ['28/nov./2026', '2026-11-28'],
  ['28 de novembro de 2026', '2026-11-28'],
  ['1º de março de 2027', '2027-03-01'],
  ['sábado, 28 de novembro de 2026', '2026-11-28'],
  ['segunda-feira, 30 de Novembro de 2026', '2026-11-30'],
  ['28/11/0026', null],
  ['01/03/12032', null],
  ['31/12/1999', null],
  ['01/01/2101', null],
  ['28 de no de 2026', null],
  ['1112026', null],
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
  ['010127', '2027-01-01'],
  ['1-1-27', '2027-01-01'],
  ['28-nov-26', '2026-11-28'],
  ['46354', '2026-11-28'],
  ['46354,5', '2026-11-28'],
  ['99999', null],
])('parses %o in a file as %o', (written, day) => expect(parseFinishedDay(written)).toBe(day));

it.each([
  ['3/12', '2026-12-03'],
  ['03/dez', '2026-12-03'],
  ['3 de dezembro', '2026-12-03'],
  ['qui., 3/12', '2026-12-03'],
  ['03/12/26', '2026-12-03'],
  ['5/1', '2027-01-05'],
  ['30/9', '2026-09-30'],
  ['28/9', '2027-09-28'],
  ['29/2', null],
  ['12/13', null],
  ['3', null],
  ['dezembro', null],
  ['', null],
])('parses %o near 28 November 2026 as %o', (written, day) =>
  expect(parseDayNear(written, '2026-11-28')).toBe(day),
);

it.each([
  ['25/12', '12-25'],
  ['25/12/2026', '12-25'],
  ['29/2', '02-29'],
  ['1º de janeiro', '01-01'],
  ['46354', '11-28'],
  ['31/2', null],
  ['Dia', null],
])('parses %o in any year as %o', (written, day) => expect(parseMonthAndDay(written)).toBe(day));

it.each([
  ['2', '2'],
  ['28', '28/'],
  ['28/', '28/'],
  ['28/1', '28/1'],
  ['28/11', '28/11/'],
  ['2811', '28/11/'],
  ['28/11/2026', '28/11/2026'],
  ['28112026', '28/11/2026'],
  ['281120269', '281120269'],
  ['31/.', '31/'],
  ['28//', '28/'],
  ['20/32/-', '2032-'],
  ['2032-0', '2032-0'],
  ['1-', '1/'],
  ['01/ ', '01/'],
  ['1/2/2026', '1/2/2026'],
  ['2026-11-28', '2026-11-28'],
  ['28 de nov', '28 de nov'],
  ['amanhã', 'amanhã'],
])('adds slashes to %o: %o', (typed, shown) => expect(insertSlashes(typed)).toBe(shown));

it('formats a day in Portuguese, and leaves other text as typed', () => {
  expect(['2026-11-28', '28/1', ''].map(formatTypedDay)).toEqual(['28/11/2026', '28/1', '']);
});

it.each([
  ['31/02/2026', true, 'Esta data não existe: escreva dia, mês e ano, como 28/11/2026'],
  [
    '28/11/0026',
    true,
    'O ano precisa estar entre 2000 e 2100: escreva dia, mês e ano, como 28/11/2026',
  ],
  ['28/11', false, 'Esta data não foi entendida: escreva dia, mês e ano, como 28/11/2026'],
  ['amanhã', false, 'Esta data não foi entendida: escreva dia, mês e ano, como 28/11/2026'],
])('says of %o what is wrong', (typed, isWrong, problem) => {
  expect(isWrongDay(typed)).toBe(isWrong);
  expect(dayProblem(typed)).toBe(problem);
});
