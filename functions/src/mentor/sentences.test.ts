import { expect, it } from 'vitest';
import { takeSentence, wordsWithin } from './sentences';

it.each([
  ['Um. Dois', 'Um. '],
  ['Um\nDois', 'Um\n'],
  ['Um (a. B). Dois', 'Um (a. B). '],
  ['Um: “a.\nB.” Dois', 'Um: “a.\nB.” '],
  ['Um: "a\nb".\nDois', 'Um: "a\nb".\n'],
  // An empty line ends what nothing closes.
  ['Um: “a.\n\nDois” três', 'Um: “a.\n\n'],
  ['Um: “a. B', ''],
])('takes the first sentence of %j', (text, sentence) => {
  expect(takeSentence(text, false)).toBe(sentence);
});

it('passes on no more letters than are kept', () => {
  const sent: string[] = [];
  const send = wordsWithin(8, (words) => sent.push(words));
  for (const words of ['Deus ', 'cuida ', 'de ', 'você']) send(words);
  expect(sent).toEqual(['Deus ', 'cui']);
});
