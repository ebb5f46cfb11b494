import { expect, it } from 'vitest';
import { churchSeason, easterOf, feastDay } from './church-year';
import { addDays } from '../day';

/** Easter as published by the churches, and the feasts that depend on it. */
const years = [
  [2019, '04-21', '03-06', '06-09', '12-01'],
  [2024, '03-31', '02-14', '05-19', '12-01'],
  [2025, '04-20', '03-05', '06-08', '11-30'],
  [2026, '04-05', '02-18', '05-24', '11-29'],
  [2027, '03-28', '02-10', '05-16', '11-28'],
  [2028, '04-16', '03-01', '06-04', '12-03'],
  [2029, '04-01', '02-14', '05-20', '12-02'],
  [2030, '04-21', '03-06', '06-09', '12-01'],
  [2031, '04-13', '02-26', '06-01', '11-30'],
  [2032, '03-28', '02-11', '05-16', '11-28'],
  [2033, '04-17', '03-02', '06-05', '11-27'],
  [2034, '04-09', '02-22', '05-28', '12-03'],
  [2035, '03-25', '02-07', '05-13', '12-02'],
  [2036, '04-13', '02-27', '06-01', '11-30'],
  [2037, '04-05', '02-18', '05-24', '11-29'],
  [2038, '04-25', '03-10', '06-13', '11-28'],
  [2039, '04-10', '02-23', '05-29', '11-27'],
  [2040, '04-01', '02-15', '05-20', '12-02'],
] as const;

it.each(years)('computes the feasts of %d', (year, easter, ashes, pentecost, advent) => {
  const dayIn = (day: string) => `${year}-${day}`;
  expect(easterOf(year)).toBe(dayIn(easter));
  expect(feastDay('easter', year)).toBe(dayIn(easter));
  expect(feastDay('ash-wednesday', year)).toBe(dayIn(ashes));
  expect(feastDay('palm-sunday', year)).toBe(addDays(easterOf(year), -7));
  expect(feastDay('pentecost', year)).toBe(dayIn(pentecost));
  expect(feastDay('advent', year)).toBe(dayIn(advent));
});

it.each([
  ['2026-01-06', 'christmas'],
  ['2026-01-07', 'ordinary'],
  ['2026-02-17', 'ordinary'],
  ['2026-02-18', 'lent'],
  ['2026-04-04', 'lent'],
  ['2026-04-05', 'easter'],
  ['2026-05-23', 'easter'],
  ['2026-05-24', 'pentecost'],
  ['2026-05-30', 'pentecost'],
  ['2026-05-31', 'ordinary'],
  ['2026-11-28', 'ordinary'],
  ['2026-11-29', 'advent'],
  ['2026-12-24', 'advent'],
  ['2026-12-25', 'christmas'],
  // When Christmas is a Sunday, the fourth Sunday of Advent is a week before it.
  ['2022-11-26', 'ordinary'],
  ['2022-11-27', 'advent'],
] as const)('%s is in %s', (day, season) => {
  expect(churchSeason(day)).toBe(season);
});
