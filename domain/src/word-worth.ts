import { isNearWord } from './near-word';

/** What a word that matches is worth; one with a slip is worth three quarters of it. */
export const EXACT = 4;
const NEAR = 3;

/** A bit for each letter in the word (letters may share one): a slip changes at most two. */
const letterBits = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

function atMostTwoBits(bits: number): boolean {
  const withoutOne = bits & (bits - 1);
  return (withoutOne & (withoutOne - 1)) === 0;
}

/** What the words at `i` and `j` are worth to each other. Asked for every pair of a table, so numbers stand for words. */
export function wordWorth(original: readonly string[], attempt: readonly string[]) {
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
    if (x === y) return EXACT;
    if (!atMostTwoBits((bits[x] ?? 0) ^ (bits[y] ?? 0))) return 0;
    return isNearWord(words[x] ?? '', words[y] ?? '') ? NEAR : 0;
  };
}
