import { VERSE_MAX_LENGTH } from '../limits';
import { isNearWord } from '../text/words';
import { verseText } from './verse-text';

/** The score from which a verse counts as memorized. */
export const MEMORIZATION_THRESHOLD = 70;

/** `score` is a whole number from 0 to 100; `feedback` is shown to the person. */
type MemorizationResult = { score: number; isValid: boolean; feedback: string };

/**
 * Compares a verse written from memory with the original, word by word and in order. Ignores accents, case, punctuation, hidden
 * characters, verse numbers and the reference before or after the verse; a typo in a longer word costs a quarter of its points. Both missing and added words lower the score, so that repeating
 * words gains nothing.
 */
export function scoreMemorization(originalVerse: string, userVerse: string): MemorizationResult {
  const verse = verseText(originalVerse);
  const original = verseWords(verse);
  const attempt = verseWords(verseText(userVerse));
  const points = alignWords(
    original.map(({ key }) => key),
    attempt.map(({ key }) => key),
  );
  const sum = points.reduce((total, each) => total + each, 0);
  const length = Math.max(original.length, attempt.length);
  const score = length === 0 ? 0 : Math.floor((sum * 100) / (length * EXACT_MATCH));
  const isValid = score >= MEMORIZATION_THRESHOLD;
  const words = original.map((word, index) => ({ ...word, found: (points[index] ?? 0) > 0 }));
  return { score, isValid, feedback: feedbackFor({ verse, words, score, isValid }) };
}

/** A word of a verse: its form for comparison, and its position in the text. */
type VerseWord = { key: string; start: number; end: number };

/** The words of a verse, of at most `VERSE_MAX_LENGTH` characters. */
function verseWords(text: string): VerseWord[] {
  const matches = text.slice(0, VERSE_MAX_LENGTH).matchAll(/[\p{L}\p{M}]+/gu);
  return [...matches]
    .map(({ 0: word, index }) => ({ key: fold(word), start: index, end: index + word.length }))
    .filter(({ key }) => key !== '');
}

/** The words of a text in the form in which they are compared. */
export const verseKeys = (text: string): string[] => verseWords(text).map(({ key }) => key);

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

type Attempt = {
  verse: string;
  words: (VerseWord & { found: boolean })[];
  score: number;
  isValid: boolean;
};

function feedbackFor(attempt: Attempt): string {
  const missing = missingText(attempt);
  if (attempt.score === 100) {
    return 'Parabéns! Memorização validada! Cada palavra está no seu coração.';
  }
  if (attempt.isValid) {
    return missing === null
      ? 'Parabéns! Memorização validada! Releia o versículo com calma e repare nos pequenos detalhes.'
      : `Parabéns! Memorização validada! Para guardar ainda melhor, releia este trecho: “${missing}”.`;
  }
  if (missing === null) {
    return 'Quase lá! Continue praticando. O versículo está aí: tente de novo só com as palavras dele.';
  }
  return attempt.words.some(({ found }) => found)
    ? `Quase lá! Continue praticando. Releia este trecho e tente de novo: “${missing}”.`
    : `Quase lá! Continue praticando. O versículo começa assim: “${missing}”.`;
}

const QUOTED_WORDS = 6;

/** The beginning of the longest missing passage, as written in the verse; null if every word was found. */
function missingText({ verse, words }: Attempt): string | null {
  const gap = longestGap(words);
  const quoted = gap.slice(0, QUOTED_WORDS);
  const first = quoted[0];
  if (!first) return null;
  const text = verse.slice(first.start, quoted.at(-1)?.end).replace(/\s+/g, ' ');
  return gap.length > quoted.length ? `${text}…` : text;
}

/** The longest sequence of missing words; the first one in case of a tie. */
function longestGap(words: Attempt['words']): VerseWord[] {
  const gaps = words.reduce<VerseWord[][]>(
    (all, word) => {
      if (word.found) all.push([]);
      else all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  return gaps.reduce((longest, gap) => (gap.length > longest.length ? gap : longest), []);
}

/** The points for a matching word; a typo costs a quarter of them. */
const EXACT_MATCH = 4;
const NEAR_MATCH = 3;

/**
 * Aligns the words of `attempt` with those of `original` by a weighted longest common subsequence.
 * @returns the points of each word of the original: `EXACT_MATCH`, less for a typo, 0 if it is missing
 */
function alignWords(original: readonly string[], attempt: readonly string[]): number[] {
  const points = pointsFor(original, attempt);
  const rows = original.length;
  const band = Math.min(bandFor(rows), Math.max(rows, attempt.length));
  const width = 2 * band + 3;
  // best[cell(i, j)] is the maximum for the words from i and j on. Only cells with |i − j| ≤ band are computed; all others stay 0.
  const best = new Uint16Array((rows + 2) * width);
  const cell = (i: number, j: number) => i * width + (j - i + band + 1);
  for (let i = rows - 1; i >= 0; i -= 1) {
    const row = cell(i, 0);
    const below = cell(i + 1, 0);
    let right = 0;
    for (let j = Math.min(attempt.length - 1, i + band); j >= Math.max(0, i - band); j -= 1) {
      const gained = points(i, j);
      const matched = gained && gained + (best[below + j + 1] ?? 0);
      right = Math.max(matched, best[below + j] ?? 0, right);
      best[row + j] = right;
    }
  }
  const at = (i: number, j: number) => best[cell(i, j)] ?? 0;
  const result: number[] = original.map(() => 0);
  for (let i = 0, j = 0; i < rows && at(i, j) > 0;) {
    const gained = points(i, j);
    if (gained && at(i, j) === gained + at(i + 1, j + 1)) {
      result[i] = gained;
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return result;
}

/** One bit per letter in the word (letters can share a bit), so a typo changes at most two bits. */
const letterBits = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

function atMostTwoBits(bits: number): boolean {
  const withoutOne = bits & (bits - 1);
  return (withoutOne & (withoutOne - 1)) === 0;
}

/** Returns a function for the points of matching word `i` with word `j`. It runs for every cell, so words are interned as numbers. */
function pointsFor(original: readonly string[], attempt: readonly string[]) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const a = Int32Array.from(original, numberOf);
  const b = Int32Array.from(attempt, numberOf);
  const words = [...numbers.keys()];
  const bits = Int32Array.from(words, letterBits);
  return (i: number, j: number): number => {
    const x = a[i] ?? 0;
    const y = b[j] ?? 0;
    if (x === y) return EXACT_MATCH;
    if (!atMostTwoBits((bits[x] ?? 0) ^ (bits[y] ?? 0))) return 0;
    return isNearWord(words[x] ?? '', words[y] ?? '') ? NEAR_MATCH : 0;
  };
}

/** The approximate limit of cells to compute. It covers all pairs of about 300 words, more than any verse has. */
const MAX_CELLS = 100_000;
const MIN_BAND = 40;

/** The maximum distance in position at which words are matched. Bounds the work on texts of thousands of words. */
const bandFor = (words: number) => Math.max(MIN_BAND, Math.floor(MAX_CELLS / Math.max(1, words)));
