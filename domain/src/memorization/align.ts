import { isNearWord } from '../text/words';

/** What a word that matches is worth; one with a slip is worth three quarters of it. */
export const EXACT_MATCH = 4;
const NEAR = 3;

/** A bit for each letter in the word (letters may share one): a slip changes at most two. */
const letterBits = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

function atMostTwoBits(bits: number): boolean {
  const withoutOne = bits & (bits - 1);
  return (withoutOne & (withoutOne - 1)) === 0;
}

/** What the words at `i` and `j` are worth to each other. Asked for every pair of a table, so numbers stand for words. */
function wordWorth(original: readonly string[], attempt: readonly string[]) {
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
    return isNearWord(words[x] ?? '', words[y] ?? '') ? NEAR : 0;
  };
}

/** Pairs of words to compare, roughly, at most: all of them up to some 300 words, more than any verse has. */
const PAIRS = 100_000;
const MIN_REACH = 40;

/** How far apart two words may stand and still be matched. It bounds the work on texts of thousands of words. */
const reachFor = (words: number) => Math.max(MIN_REACH, Math.floor(PAIRS / Math.max(1, words)));

/**
 * The best way to find the words of `original` in `attempt`, in order, each used once: the longest common
 * subsequence, weighted.
 * @returns what each word of the original got: `EXACT` when found, less when found with a slip, 0 when not
 */
export function alignWords(original: readonly string[], attempt: readonly string[]): number[] {
  const worth = wordWorth(original, attempt);
  const rows = original.length;
  const reach = Math.min(reachFor(rows), Math.max(rows, attempt.length));
  const width = 2 * reach + 3;
  // best[cell(i, j)] is the most that the words from i and j on can get. Only the band |i − j| ≤ reach is worked out;
  // the cells beside it and below it stay 0.
  const best = new Uint16Array((rows + 2) * width);
  const cell = (i: number, j: number) => i * width + (j - i + reach + 1);
  for (let i = rows - 1; i >= 0; i -= 1) {
    const row = cell(i, 0);
    const below = cell(i + 1, 0);
    let right = 0;
    for (let j = Math.min(attempt.length - 1, i + reach); j >= Math.max(0, i - reach); j -= 1) {
      const gained = worth(i, j);
      const matched = gained && gained + (best[below + j + 1] ?? 0);
      right = Math.max(matched, best[below + j] ?? 0, right);
      best[row + j] = right;
    }
  }
  const at = (i: number, j: number) => best[cell(i, j)] ?? 0;
  const got: number[] = original.map(() => 0);
  for (let i = 0, j = 0; i < rows && at(i, j) > 0;) {
    const gained = worth(i, j);
    if (gained && at(i, j) === gained + at(i + 1, j + 1)) {
      got[i] = gained;
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return got;
}
