import { expect, it } from 'vitest';
import { churchSeason, easterOf } from './church-year';

it.each([
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
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
  // Where Christmas is a Sunday, the fourth Sunday of Advent is a week before it.
  ['2022-11-26', 'ordinary'],
  ['2022-11-27', 'advent'],
] as const)('%s is in %s', (day, season) => {
  expect(churchSeason(day)).toBe(season);
});
