import { describe, expect, it } from 'vitest';
import { minutesToRead, parseChapter, versesOf } from './chapter';

describe('the verse numbers of a chapter', () => {
  it.each([
    ['1 No princípio', { verse: '1', text: 'No princípio' }],
    ['1. No princípio', { verse: '1', text: 'No princípio' }],
    ['1) No princípio', { verse: '1', text: 'No princípio' }],
    ['1No princípio', { verse: '1', text: 'No princípio' }],
    ['1-2 No princípio', { verse: '1-2', text: 'No princípio' }],
    ['1 300 homens', { verse: '1', text: '300 homens' }],
    ['  12   “Ouve, ó Israel', { verse: '12', text: '“Ouve, ó Israel' }],
    ['176 Desgarrei-me', { verse: '176', text: 'Desgarrei-me' }],
  ])('are what a line begins with: %s', (line, expected) => {
    expect(parseChapter(line)).toEqual([[expected]]);
  });

  it.each(['No princípio', '1,5 côvado', '40.000 homens', '2-1 ao contrário', '12'])(
    'are not seen where there is none: %s',
    (line) => {
      expect(parseChapter(line)).toEqual([[{ verse: null, text: line }]]);
    },
  );

  it('go on from the one before: any other number belongs to the text', () => {
    const text = '5 E viveu Adão cento e\n30 anos\n6 E gerou\n4 filhos\n8 E morreu';
    expect(parseChapter(text)[0]?.map(({ verse }) => verse)).toEqual(['5', null, '6', null, '8']);
  });

  it('are left out of a preview, as is what stands over the first verse', () => {
    expect(versesOf('Salmo de Davi\n1 O Senhor é o meu pastor;\n\n2 Deitar-me faz')).toBe(
      'O Senhor é o meu pastor; Deitar-me faz',
    );
  });
});

it('parts a chapter where its text has a blank line, on any system', () => {
  expect(parseChapter('\nSalmo de Davi\r\n\r\n\r\n1 O Senhor\r\n2 Deitar-me\r\n')).toEqual([
    [{ verse: null, text: 'Salmo de Davi' }],
    [
      { verse: '1', text: 'O Senhor' },
      { verse: '2', text: 'Deitar-me' },
    ],
  ]);
});

it('tells how long a chapter takes, and never less than a minute', () => {
  expect(minutesToRead('Amém')).toBe(1);
  expect(minutesToRead('palavra '.repeat(1000))).toBe(5);
});
