import { expect, it } from 'vitest';
import { minutes } from './count-bubble';

it.each([
  [1, '1 minuto'],
  [5, '5 minutos'],
])('%d is written %s', (count, words) => {
  expect(minutes(count)).toBe(words);
});
