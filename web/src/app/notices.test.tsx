import { expect, it } from 'vitest';
import { describeClockError } from './notices';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-15 * MINUTE, '15 minutos adiantado'],
  [12.4 * MINUTE, '12 minutos atrasado'],
  [3 * HOUR, '3 horas atrasado'],
  [-61 * MINUTE, '1 hora e 1 minuto adiantado'],
  [-26 * HOUR, '1 dia e 2 horas adiantado'],
  [-24 * HOUR + 20_000, '1 dia adiantado'],
  [400 * 24 * HOUR, '400 dias atrasado'],
])('says in words how far off the clock is (%i ms)', (offset, words) => {
  expect(describeClockError(offset)).toBe(`O relógio deste aparelho está ${words}.`);
});
