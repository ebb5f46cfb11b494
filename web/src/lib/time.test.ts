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
])('formats %s, at noon of 21 November, as %s', (then, text) => {
  expect(relativeTime(new Date(then), now)).toBe(text);
});

it.each([
  [1, '1 minuto'],
  [5, '5 minutos'],
])('formats %i minutes as "%s"', (count, text) => {
  expect(formatMinutes(count)).toBe(text);
});
