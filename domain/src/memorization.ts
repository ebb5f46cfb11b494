import { alignWords } from './align-words';
import { memorizationFeedback } from './memorization-feedback';
import { verseWords } from './verse-words';
import { EXACT } from './word-worth';

/** The score from which a verse counts as memorized. */
export const MEMORIZATION_THRESHOLD = 70;

/** `score` is a whole number from 0 to 100; `feedback` is for the person, in Portuguese. */
export type MemorizationResult = { score: number; isValid: boolean; feedback: string };

/**
 * Compares what a person wrote from memory with the verse, word by word and in order. Accents, case, punctuation and
 * verse numbers are forgiven; a slip within a longer word costs a quarter of it. Words missing and words added both
 * lower the score, so that repeating words or pouring in many earns nothing.
 */
export function scoreMemorization(originalVerse: string, userVerse: string): MemorizationResult {
  const original = verseWords(originalVerse);
  const attempt = verseWords(userVerse);
  const got = alignWords(
    original.map(({ key }) => key),
    attempt.map(({ key }) => key),
  );
  const sum = got.reduce((total, each) => total + each, 0);
  const longest = Math.max(original.length, attempt.length);
  const score = longest === 0 ? 0 : Math.floor((sum * 100) / (longest * EXACT));
  const isValid = score >= MEMORIZATION_THRESHOLD;
  const found = original.map((word, index) => ({ ...word, found: (got[index] ?? 0) > 0 }));
  return {
    score,
    isValid,
    feedback: memorizationFeedback({ verse: originalVerse, words: found, score, isValid }),
  };
}
