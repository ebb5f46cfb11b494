import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEMORIZATION_THRESHOLD, scoreMemorization } from './memorization';
import '../testing/property-runs';

const word = fc.constantFrom(
  ...'deus é amor coração mundo mumdo não pereça graça paz o'.split(' '),
);
const words = (minLength: number) => fc.array(word, { minLength, maxLength: 40 });
const verse = words(1).map((list) => list.join(' '));
const attempt = fc.oneof(
  words(0).map((list) => list.join(' ')),
  fc.string({ unit: 'binary' }),
);

const variants: ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => `16 ${text.replaceAll(' ', ', 17 ')}!`,
  (text) => `“${text.replaceAll(' ', '  \n')}”`,
];

const scoreOf = (original: string, text: string) => scoreMemorization(original, text).score;

describe('for any verse and any attempt', () => {
  it('gives a whole number from 0 to 100, and derives both the flag and the feedback from the threshold of 70', () => {
    fc.assert(
      fc.property(fc.oneof(verse, fc.string()), attempt, (original, text) => {
        const { score, isValid, feedback } = scoreMemorization(original, text);
        const beginning = isValid ? 'Parabéns! Memorização validada!' : 'Quase lá! Continue';
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(isValid).toBe(score >= MEMORIZATION_THRESHOLD);
        expect(feedback.startsWith(beginning)).toBe(true);
      }),
    );
  });

  it('scores the verse itself with 100 and an empty attempt with 0', () => {
    fc.assert(
      fc.property(verse, (original) => {
        expect(scoreOf(original, original)).toBe(100);
        expect(scoreOf(original, '')).toBe(0);
      }),
    );
  });

  it('ignores accents, case, punctuation and verse numbers on either side', () => {
    fc.assert(
      fc.property(verse, words(0), fc.constantFrom(...variants), (original, list, vary) => {
        const text = list.join(' ');
        expect(scoreOf(original, vary(text))).toBe(scoreOf(original, text));
        expect(scoreOf(vary(original), text)).toBe(scoreOf(original, text));
      }),
    );
  });

  it('scores symmetrically', () => {
    fc.assert(
      fc.property(verse, verse, (one, other) => {
        expect(scoreOf(one, other)).toBe(scoreOf(other, one));
      }),
    );
  });

  it('lowers the score for any missing or added word', () => {
    fc.assert(
      fc.property(words(1), fc.nat(), word, (list, at, added) => {
        const original = list.join(' ');
        const place = at % list.length;
        expect(scoreOf(original, list.toSpliced(place, 1).join(' '))).toBeLessThan(100);
        expect(scoreOf(original, list.toSpliced(place, 0, added).join(' '))).toBeLessThan(100);
      }),
    );
  });

  it('scores a correct beginning with its share of the verse', () => {
    fc.assert(
      fc.property(words(1), fc.nat(), (list, count) => {
        const written = count % (list.length + 1);
        const score = scoreOf(list.join(' '), list.slice(0, written).join(' '));
        expect(score).toBe(Math.floor((100 * written) / list.length));
      }),
    );
  });
});
