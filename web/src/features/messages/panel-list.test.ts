import { expect, it } from 'vitest';
import { newMessages } from './panel-list';

it.each([
  [0, 'nenhuma mensagem nova'],
  [1, '1 mensagem nova'],
  [2, '2 mensagens novas'],
  [100, '99+ mensagens novas'],
])('says of %i that there are %s', (count, words) => {
  expect(newMessages(count)).toBe(words);
});
