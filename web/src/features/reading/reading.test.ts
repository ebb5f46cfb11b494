import { typedChapter } from '@raizes/domain/bible/typed-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inReadingOrder,
  isReadingId,
  minutesToRead,
  nextToRead,
  parseChapter,
  readingPath,
  titleOf,
  titleOfAll,
  versesOf,
} from './reading';

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

  it('are left out of a preview, as is the text above the first verse', () => {
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

it('takes at least a minute to read a chapter', () => {
  expect(minutesToRead('Amém')).toBe(1);
  expect(minutesToRead('palavra '.repeat(1000))).toBe(5);
});

const reading = (id: string, book: string, chapter: number) => ({ id, book, chapter });
const ids = (readings: { id: string }[]) => readings.map(({ id }) => id);

describe('the order of a day with several readings', () => {
  it('counts the ids as people do', () => {
    const readings = [reading('d-10', 'Judas', 1), reading('d-9', 'Rute', 1)];
    expect(ids(inReadingOrder(readings))).toEqual(['d-9', 'd-10']);
  });

  it('keeps the chapters of one book together and in their order', () => {
    const [second, psalm] = [reading('a', 'Gênesis', 2), reading('b', 'Salmos', 1)];
    const readings = [second, psalm, reading('c', 'Gênesis', 1)];
    expect(ids(inReadingOrder(readings))).toEqual(['c', 'a', 'b']);
  });
});

describe('which reading is opened', () => {
  const readings = [reading('a', 'Rute', 1), reading('b', 'Rute', 2)];

  it('is the next that has not been read, or the first when all have been', () => {
    expect(nextToRead(readings, (id) => id === 'a')?.id).toBe('b');
    expect(nextToRead(readings, () => true)?.id).toBe('a');
    expect(nextToRead([], () => false)).toBeUndefined();
  });
});

it('takes for an id only what can be one', () => {
  expect(['2026-11-21-1', 'Xy8sKQ', 'salmo 23'].filter(isReadingId)).toHaveLength(3);
  const others = ['', '.', '..', 'a/b', '__name__', 'x'.repeat(129)];
  expect(others.filter(isReadingId)).toEqual([]);
});

it('writes any id into an address', () => {
  expect(readingPath('1 Co & co')).toBe('/daily-reading?id=1%20Co%20%26%20co');
});

const chapters = (book: string, ...numbers: number[]) =>
  numbers.map((chapter) => ({ book, chapter }));

it('names a reading by its book and chapter', () => {
  expect(titleOf({ book: '1 Coríntios', chapter: 13 })).toBe('1 Coríntios 13');
});

it.each([
  { readings: [], title: '' },
  { readings: chapters('Salmos', 23), title: 'Salmos 23' },
  { readings: chapters('Gênesis', 1, 2, 3), title: 'Gênesis 1–3' },
  { readings: chapters('Gênesis', 1, 3, 4), title: 'Gênesis 1, 3–4' },
  {
    readings: [...chapters('Gênesis', 1, 2), ...chapters('Salmos', 1)],
    title: 'Gênesis 1–2 · Salmos 1',
  },
])('names the readings of a day together: $title', ({ readings, title }) => {
  expect(titleOfAll(readings)).toBe(title);
});

describe('a chapter that is filled from the Bible', () => {
  const words = fc
    .array(fc.constantFrom('Deus', 'disse:', '“Haja luz”', '—', '40', '(Selá)', '1,5', 'e', 'Ó'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((some) => some.join(' '));
  /** Verse numbers from 1 or 2 on; an edition may leave a verse out. */
  const verses = fc
    .array(fc.record({ step: fc.integer({ min: 1, max: 2 }), text: words }), { minLength: 1 })
    .map((steps) => {
      let number = 0;
      return steps.map(({ step, text }) => ({ number: (number += step), text }));
    });

  it('is read back verse by verse, with its title and its credit apart', () => {
    const title = fc.option(fc.constantFrom('Salmo de Davi', 'Cântico dos degraus.'));
    fc.assert(
      fc.property(verses, title, (all, name) => {
        const chapter = { number: 1, verses: all, ...(name && { title: name }) };
        const [lines = [], ...rest] = parseChapter(typedChapter(chapter, 'Bíblia, licença CC BY'));
        expect(lines).toEqual([
          ...(name ? [{ verse: null, text: name }] : []),
          ...all.map(({ number, text }) => ({ verse: `${number}`, text })),
        ]);
        expect(rest).toEqual([[{ verse: null, text: 'Bíblia, licença CC BY' }]]);
      }),
    );
  });
});
