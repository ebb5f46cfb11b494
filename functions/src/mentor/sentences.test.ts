import { expect, it } from 'vitest';
import { firstSentence, limitLength } from './sentences';

it.each([
  ['Um. Dois', 'Um. '],
  ['Um\nDois', 'Um\n'],
  ['Um (a. B). Dois', 'Um (a. B). '],
  ['Um: “a.\nB.” Dois', 'Um: “a.\nB.” '],
  ['Um: "a\nb".\nDois', 'Um: "a\nb".\n'],
  // An empty line ends an unclosed quotation.
  ['Um: “a.\n\nDois” três', 'Um: “a.\n\n'],
  ['Um: “a. B', ''],
])('finds the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text, false)).toBe(sentence);
});

it('sends no more characters than the limit', () => {
  const sent: string[] = [];
  const send = limitLength(8, (words) => sent.push(words));
  for (const words of ['Deus ', 'cuida ', 'de ', 'você']) send(words);
  expect(sent).toEqual(['Deus ', 'cui']);
});
