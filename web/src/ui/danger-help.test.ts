import { MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { expect, it } from 'vitest';
import { findDanger } from './danger-help';

const words = 'quero morrer';

it.each([
  ['just before the length limit', MESSAGE_MAX_LENGTH - words.length],
  ['across the length limit', MESSAGE_MAX_LENGTH - 5],
  ['far beyond the length limit', 5 * MESSAGE_MAX_LENGTH],
])('finds words of a crisis %s', async (_, before) => {
  const text = `${'a '.repeat(before / 2)}${words} `;
  expect(await findDanger(text)).toMatchObject({ level: 'crisis', kinds: ['suicide'] });
});

it('finds a concern before harmless words, and none in the harmless words alone', async () => {
  const harmless = ' Como orar?'.repeat(1000);
  expect(await findDanger(`tenho tanta ansiedade que só queria sumir.${harmless}`)).toMatchObject({
    level: 'concern',
  });
  expect(await findDanger(harmless)).toEqual({ level: 'none' });
});
