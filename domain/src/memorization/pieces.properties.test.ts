import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreMemorization } from './memorization';
import { batchesOf, cutVerse, filledGaps, firstWords, leavesVerse, verseThrough } from './pieces';
import '../testing/property-runs';

const word = fc.constantFrom(
  ...'deus é amor, coração mundo não “pereça”, graça; paz. o que o 16 – alegrai-vos'.split(' '),
);
const space = fc.constantFrom(' ', '  ', '\n');
const verse = fc
  .array(fc.tuple(word, space), { minLength: 1, maxLength: 90 })
  .map((words) => words.flat().join(''));
const anyText = fc.oneof(verse, fc.string({ minLength: 1, unit: 'binary' }));

const gapsOf = (text: string) => cutVerse(text).filter(({ isGap }) => isGap);
const hasLetter = (text: string) => /\p{L}/u.test(text);
const wordCount = (text: string) => text.split(/\s+/u).filter(hasLetter).length;

describe('the pieces of any verse', () => {
  it('give the verse again when they are joined', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const pieces = cutVerse(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  it('have one to twelve gaps of one to four words', () => {
    fc.assert(
      fc.property(verse.filter(hasLetter), (text) => {
        const gaps = gapsOf(text);
        expect(gaps.length).toBeGreaterThanOrEqual(1);
        expect(gaps.length).toBeLessThanOrEqual(12);
        for (const gap of gaps) {
          expect(wordCount(gap.text)).toBeGreaterThanOrEqual(1);
          expect(wordCount(gap.text)).toBeLessThanOrEqual(4);
        }
      }),
    );
  });

  it('are all gaps up to 48 words', () => {
    fc.assert(
      fc.property(verse.filter(hasLetter), (text) => {
        const isAllGaps = cutVerse(text).every(({ isGap }) => isGap);
        expect(isAllGaps).toBe(wordCount(text) <= 48);
      }),
    );
  });

  it('come in two batches, which together are the gaps in their order', () => {
    fc.assert(
      fc.property(verse, (text) => {
        const [first, second] = batchesOf(cutVerse(text));
        expect([...first, ...second]).toEqual(gapsOf(text));
        expect(first.length - second.length).toBeOneOf([0, 1]);
      }),
    );
  });

  it('written one after the other fill gap after gap, and score 100 at the last', () => {
    fc.assert(
      fc.property(verse.filter(hasLetter), (text) => {
        const pieces = cutVerse(text);
        const count = gapsOf(text).length;
        expect(filledGaps(pieces, '')).toBe(0);
        for (let gap = 0; gap < count; gap += 1)
          expect(filledGaps(pieces, verseThrough(pieces, gap))).toBeGreaterThan(gap);
        expect(scoreMemorization(text, verseThrough(pieces, count - 1)).score).toBe(100);
      }),
    );
  });

  it('begin with words that alone are not enough for the bonus', () => {
    fc.assert(
      fc.property(
        verse.filter((text) => wordCount(text) > 1),
        (text) => {
          expect(text.trim().startsWith(firstWords(text))).toBe(true);
          expect(firstWords(text)).not.toBe('');
          expect(scoreMemorization(text, firstWords(text)).isValid).toBe(false);
        },
      ),
    );
  });
});

it.each([
  ['', 0],
  ['porque deus', 1],
  ['Porque Deus amol o mundo', 2],
  ['Deus amou', 0],
])('fills gaps only from the beginning, whatever the accents: %j', (written, filled) => {
  const verseText = 'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito.';
  expect(filledGaps(cutVerse(verseText), written)).toBe(filled);
});

it.each([
  ['Porque', false],
  ['Porque Deus am', false],
  ['Porque Deus amou o mundo', false],
  ['Porque Jesus amou o mundo', true],
])('knows when the written words go another way: %j', (written, hasLeft) => {
  const verseText = 'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito.';
  expect(leavesVerse(cutVerse(verseText), written)).toBe(hasLeft);
});

it('takes at most four words, and never half of the verse, for someone who only reads', () => {
  expect(firstWords('Jesus chorou.')).toBe('Jesus');
  expect(firstWords('Eu sou a videira, vós, as varas.')).toBe('Eu sou a');
  const long = 'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito.';
  expect(firstWords(long)).toBe('Porque Deus amou o');
  expect(scoreMemorization(long, firstWords(long)).isValid).toBe(false);
});
