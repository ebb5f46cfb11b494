import { describe, expect, it } from 'vitest';
import { excerpt, hasWords, spansOf, wordsOf } from './search';

const found = (text: string, query: string) =>
  spansOf(text, wordsOf(query)).map(({ start, end }) => text.slice(start, end));

describe('the words of a search', () => {
  it('are compared without accents and case', () => {
    expect(wordsOf('  Oração  FÉ ')).toEqual(['oracao', 'fe']);
  });

  it.each([
    ['A oração de hoje', 'ORACAO', ['oração']],
    ['A oracao de hoje', 'oração', ['oracao']],
    ['coração e oração', 'oracao', ['oração', 'oração']],
    ['fe\u0301 e graça', 'fé', ['fe\u0301']],
    ['🙏🏽 fé 🙏🏽 graça', 'graca fe', ['fé', 'graça']],
    ['descansar', 'desc cansar', ['descansar']],
    ['İstambul e fé', 'fe', ['fé']],
    ['nada disso', 'graça', []],
    ['', 'graça', []],
    ['graça', '', []],
  ])('are found in “%s” by “%s”', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });
});

const entry = {
  reflection: 'Percebi que tenho corrido muito.\n\nQuero recomeçar na presença de Deus.',
  application: 'Ligar para o meu irmão.',
  verse_memorization: 'O Senhor é o meu pastor',
};

it.each([
  [['recomecar'], true],
  [['irmao', 'pastor', 'corrido'], true],
  [['irmao', 'irma0'], false],
  [[], true],
])('finds %j in what the person wrote: %s', (words, expected) => {
  expect(hasWords(entry, words)).toBe(expected);
});

it('shows the found words with their context', () => {
  expect(excerpt(entry, ['pastor'])).toBe('O Senhor é o meu pastor');
  expect(excerpt(entry, ['presenca'])).toBe('…corrido muito. Quero recomeçar na presença de Deus.');
  expect(excerpt(entry, ['graca'])).toBe('');
});

it('keeps an excerpt short and its words whole', () => {
  const long = {
    ...entry,
    reflection: `${'muitas palavras '.repeat(50)}graça ${'e mais '.repeat(50)}`,
  };
  const shown = excerpt(long, ['graca']);
  expect(shown).toMatch(/^…muitas palavras .*graça .* (e|mais)…$/);
  expect(shown.length).toBeLessThanOrEqual(142);
});

it('shortens even a text without a single space', () => {
  const long = { ...entry, reflection: `${'a'.repeat(500)}graça${'a'.repeat(500)}` };
  expect(excerpt(long, ['graca'])).toMatch(/^…graçaa+…$/);
});
