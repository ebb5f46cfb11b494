import { isNearWord } from '../text/words';

/** The points for a matching word; a typo costs a quarter of them. */
export const EXACT_MATCH = 4;
const NEAR_MATCH = 3;

/**
 * Aligns the words of `attempt` with those of `original` by a weighted longest common subsequence.
 * @returns the points of each word of the original: `EXACT_MATCH`, less for a typo, 0 if it is missing
 */
export function alignWords(original: readonly string[], attempt: readonly string[]): number[] {
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
