import { describe, expect, it } from 'vitest';
import { spansOf, wordsOf } from './fold';

const found = (text: string, query: string) =>
  spansOf(text, wordsOf(query)).map(({ start, end }) => text.slice(start, end));

describe('the words that are looked for', () => {
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
