import { isNearWord } from './near-word';

/** What a word that matches is worth; one with a slip is worth three quarters of it. */
export const EXACT = 4;
const NEAR = 3;

/**
 * How far apart two words may stand and still be matched. It bounds the work on long texts; the longest verse of the
 * Bible has some ninety words, so that a verse is always compared in full.
 */
const REACH = 128;

function worth(a: string, b: string): number {
  if (a === b) return EXACT;
  return isNearWord(a, b) ? NEAR : 0;
}

/**
 * The best way to find the words of `original` in `attempt`, in order, each used once.
 * @returns what each word of the original got: 4 when found, 3 when found with a slip, 0 when not
 */
export function alignWords(original: string[], attempt: string[]): number[] {
  const width = 2 * REACH + 2;
  // best[i * width + (j - i + REACH)]: the most that the words from i and j on can get.
  const best = new Uint16Array((original.length + 1) * width + width);
  const at = (i: number, j: number) => {
    const offset = j - i + REACH;
    return offset < 0 || offset >= width ? 0 : (best[i * width + offset] ?? 0);
  };
  for (let i = original.length - 1; i >= 0; i -= 1) {
    const last = Math.min(attempt.length - 1, i + REACH);
    for (let j = last; j >= Math.max(0, i - REACH); j -= 1) {
      const gained = worth(original[i] ?? '', attempt[j] ?? '');
      const matched = gained && gained + at(i + 1, j + 1);
      best[i * width + (j - i + REACH)] = Math.max(matched, at(i + 1, j), at(i, j + 1));
    }
  }
  const got = original.map(() => 0);
  for (let i = 0, j = 0; i < original.length && j < attempt.length;) {
    const gained = worth(original[i] ?? '', attempt[j] ?? '');
    if (gained && at(i, j) === gained + at(i + 1, j + 1)) {
      got[i] = gained;
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return got;
}
