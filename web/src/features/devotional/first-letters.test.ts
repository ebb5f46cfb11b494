import { expect, it } from 'vitest';
import { firstLetters } from './memorization-step';

it.each([
  ['Eu sou a videira, vós, as varas.', 'E s a v, v, a v.'],
  ['“Não temas”; 1 Ó Israel!\nÁgua-viva', '“N t”; 1 Ó I!\nÁ-v'],
  // Decomposed Unicode: letter and accent are two characters.
  ['e\u0301gua', 'e\u0301'],
  ['', ''],
])('abbreviates %j to %j', (verse, letters) => {
  expect(firstLetters(verse)).toBe(letters);
});
