import { expect, it } from 'vitest';
import { formatMinutes, relativeTime } from './time';

const now = new Date('2026-11-21T12:00:00');

it.each([
  ['2026-11-21T12:00:20', 'agora'],
  ['2026-11-21T11:59:01', 'agora'],
  ['2026-11-21T11:59:00', 'há 1 minuto'],
  ['2026-11-21T11:00:30', 'há 59 minutos'],
  ['2026-11-21T11:00:00', 'há 1 hora'],
  ['2026-11-20T12:00:01', 'há 23 horas'],
  ['2026-11-20T12:00:00', 'há 1 dia'],
  ['2026-11-15T11:00:00', 'há 6 dias'],
  ['2026-11-14T12:00:00', '14/11/2026'],
])('says of %s, at noon of 21 November, %s', (then, words) => {
  expect(relativeTime(new Date(then), now)).toBe(words);
});

it.each([
  [1, '1 minuto'],
  [5, '5 minutos'],
])('writes %i minutes as "%s"', (count, words) => {
  expect(formatMinutes(count)).toBe(words);
});
