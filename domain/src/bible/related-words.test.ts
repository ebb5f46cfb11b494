import { expect, it } from 'vitest';
import { relatedWords } from './related-words';
import { searchTerms } from './search';

const wordsFor = (typed: string) => relatedWords(searchTerms(typed));

it('says in a Bible’s words what people search for, however they write it', () => {
  expect(wordsFor('ansiedade').slice(0, 3)).toEqual(['inquietos', 'cuidado', 'coração aflito']);
  expect(wordsFor('muito ANSIOSA')).toEqual(wordsFor('ansiedade'));
});

it('knows no other words for a name', () => {
  expect(wordsFor('Nabucodonosor')).toEqual([]);
});

it.each([
  ['perdão', 'consolação'],
  ['saudade', 'curar'],
  ['Espírito', 'feitiçaria'],
])('does not take %s for another word that begins like it', (typed, other) => {
  expect(wordsFor(typed)).not.toContain(other);
});
