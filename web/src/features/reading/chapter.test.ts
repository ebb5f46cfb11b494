import { shownText } from '@raizes/domain/bible/edition';
import { formatChapter } from '@raizes/domain/bible/format-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesToRead, parseChapter, spokenChapter, versesOf } from './chapter';

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
  ])('are read from the start of a line: %s', (line, expected) => {
    expect(parseChapter(line)).toEqual([[expected]]);
  });

  it.each(['No princípio', '1,5 côvado', '40.000 homens', '2-1 ao contrário', '12'])(
    'are not found in a line without one: %s',
    (line) => {
      expect(parseChapter(line)).toEqual([[{ verse: null, text: line }]]);
    },
  );

  it('count up; a number that does not belongs to the text', () => {
    const text = '5 E viveu Adão cento e\n30 anos\n6 E gerou\n4 filhos\n8 E morreu';
    expect(parseChapter(text)[0]?.map(({ verse }) => verse)).toEqual(['5', null, '6', null, '8']);
  });

  it('are left out of a preview, like the title above the first verse', () => {
    const psalm = 'Salmo de Davi\n1 O Senhor é o meu pastor;\n\n2 Deitar-me faz';
    expect(versesOf(psalm)).toBe('O Senhor é o meu pastor; Deitar-me faz');
  });
});

it('splits a chapter at blank lines, with any line ending', () => {
  expect(parseChapter('\nSalmo de Davi\r\n\r\n\r\n1 O Senhor\r\n2 Deitar-me\r\n')).toEqual([
    [{ verse: null, text: 'Salmo de Davi' }],
    [
      { verse: '1', text: 'O Senhor' },
      { verse: '2', text: 'Deitar-me' },
    ],
  ]);
});

it('estimates at least one minute of reading', () => {
  expect(minutesToRead('Amém')).toBe(1);
  expect(minutesToRead('palavra '.repeat(1000))).toBe(5);
});

describe('a chapter filled in from the Bible', () => {
  const words = fc
    .array(fc.constantFrom('Deus', 'disse:', '“Haja luz”', '—', '40', '(Selá)', '1,5', 'e', 'Ó'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((some) => some.join(' '));
  /** Verse numbers from 1 or 2 on, with gaps, because an edition can leave a verse out. */
  const verses = fc
    .array(fc.record({ step: fc.integer({ min: 1, max: 2 }), text: words }), { minLength: 1 })
    .map((steps) => {
      let number = 0;
      return steps.map(({ step, text }) => ({ number: (number += step), text }));
    });

  it('is parsed back verse by verse, with its title and its credit line', () => {
    const title = fc.option(fc.constantFrom('Salmo de Davi', 'Cântico dos degraus.'));
    fc.assert(
      fc.property(verses, title, (all, name) => {
        const chapter = { number: 1, verses: all, ...(name && { title: name }) };
        const [lines = [], ...rest] = parseChapter(formatChapter(chapter, 'Bíblia, licença CC BY'));
        expect(lines).toEqual([
          ...(name ? [{ verse: null, text: name }] : []),
          ...all.map((verse) => ({ verse: `${verse.number}`, text: shownText(verse) })),
        ]);
        expect(rest).toEqual([[{ verse: null, text: 'Bíblia, licença CC BY' }]]);
      }),
    );
  });
});

it('reads each verse with all its lines and without its number, and titles separately', () => {
  const text =
    'Salmo de Davi\n1 O Senhor é o meu pastor;\nnada me faltará.\n\n2 Deitar-me faz em verdes pastos,\n\nguia-me mansamente.';
  const { segments, ids } = spokenChapter(parseChapter(text), 'Salmos 23');
  expect(segments.map((segment) => segment.text)).toEqual([
    'Salmos 23',
    'Salmo de Davi',
    'O Senhor é o meu pastor; nada me faltará.',
    'Deitar-me faz em verdes pastos, guia-me mansamente.',
  ]);
  expect(segments.map(({ label }) => label)).toEqual([
    'Título',
    'Título',
    'Versículo 1',
    'Versículo 2',
  ]);
  expect(ids).toEqual([['0.0', '0.1', '0.1'], ['1.0'], ['1.0']]);
});
