import { expect, it } from 'vitest';
import { DEVOTIONAL_PREVIEW, preview, READING_PREVIEW } from './preview';

it('a devotional is previewed by 100 characters of the verse, a reading by 150', () => {
  const text = 'a'.repeat(200);
  expect(preview(text, DEVOTIONAL_PREVIEW)).toBe(`${'a'.repeat(100)}…`);
  expect(preview(text, READING_PREVIEW)).toBe(`${'a'.repeat(150)}…`);
});

it.each([
  ['a text that fits is whole', 'O Senhor é o meu pastor', 100, 'O Senhor é o meu pastor'],
  ['a text of just the length is whole', 'abcde', 5, 'abcde'],
  ['no space before the mark of the cut', 'abcd efgh', 5, 'abcd…'],
  ['lines become one', 'um\n\n  dois\ttrês', 100, 'um dois três'],
  ['markers are stripped', '**Deus** é *amor*\n• __sempre__', 100, 'Deus é amor sempre'],
  ['markers do not count', '**abc** def', 7, 'abc def'],
  ['a character outside the basic plane is not cut in two', '🌱🌿🌳', 2, '🌱🌿…'],
  ['an empty text stays empty', '', 100, ''],
])('%s', (_, text, max, expected) => {
  expect(preview(text, max)).toBe(expected);
});
