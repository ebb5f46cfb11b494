import { ALL_NAMES_KEY } from './documents/people';
import { foldText } from './text/fold';

/** A single word is indexed by up to this many of its first letters. */
const PREFIX_LETTERS = 8;
/** A pair of words is indexed by this many of the first letters of each. */
const PAIR_LETTERS = [2, 3];
/** Words indexed per name. For a longer name, these are the first ones and the last. */
const MAX_WORDS = 8;
/** Joined words indexed per name. */
const MAX_JOINED = 2;
/** Marks the keys that only leaders have. Words never contain this character. */
const LEADER_PREFIX = '+';

/**
 * The search index of a name: a map whose keys are all prefixes that can be looked up (see `searchKey`). Firestore has no text search,
 * but it indexes each field of a map. Every value is the folded name, so that results sort alphabetically.
 */
export function searchFields(name: string, isLeader: boolean): Record<string, string> {
  const all = splitWords(name);
  const split = all.length > MAX_WORDS ? [...all.slice(0, MAX_WORDS - 1), ...all.slice(-1)] : all;
  const words = [...split, ...joinedWords(name).slice(0, MAX_JOINED)];
  const keys = words.flatMap((word, index) => [
    ...prefixesOf(word),
    ...pairKeys(word, words.slice(index + 1)),
  ]);
  const leaderKeys = isLeader ? keys.map((key) => LEADER_PREFIX + key) : [];
  const folded = foldText(name);
  return Object.fromEntries([ALL_NAMES_KEY, ...keys, ...leaderKeys].map((key) => [key, folded]));
}

/**
 * The key of `searchFields` to query by; null for an empty query. The key is coarser than the query, so filter the results with
 * `matchesName`.
 */
export function searchKey(query: string, among: 'everybody' | 'leaders'): string | null {
  const [longest, second = ''] = splitWords(query).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest) return null;
  const letters = PAIR_LETTERS.findLast((count) => count <= lengthOf(second));
  const key = letters ? pairKey(longest, second, letters) : prefixOf(longest, PREFIX_LETTERS);
  return among === 'leaders' ? LEADER_PREFIX + key : key;
}

/** Whether each word of the query is a prefix of a word of the name, ignoring accents and case. */
export function matchesName(name: string, query: string): boolean {
  const words = [...splitWords(name), ...joinedWords(name)];
  return splitWords(query).every((prefix) => words.some((word) => word.startsWith(prefix)));
}

const splitWords = (text: string) => foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that an apostrophe or a hyphen divides, as one: `davila` for `D'Ávila`, `joaopedro` for `João-Pedro`. */
const joinedWords = (text: string) =>
  foldName(text)
    .split(/\s/)
    .map((part) => part.match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((words) => (words.length > 1 ? [words.join('')] : []));

/** Folds a name, with Mª written out. */
const foldName = (text: string) =>
  foldText(text)
    .replace(/(?<!\p{L})mª/gu, 'maria')
    .replace(/[ªº]/g, '');

// These count code points, because a key must not end in half a surrogate pair.
const lengthOf = (word: string) => Array.from(word).length;
const prefixOf = (word: string, count: number) => Array.from(word).slice(0, count).join('');

const prefixesOf = (word: string) =>
  Array.from(prefixOf(word, PREFIX_LETTERS), (_, index) => prefixOf(word, index + 1));

const pairKeys = (word: string, others: string[]) =>
  PAIR_LETTERS.flatMap((letters) =>
    others
      .filter((other) => Math.min(lengthOf(word), lengthOf(other)) >= letters)
      .map((other) => pairKey(word, other, letters)),
  );

/** Sorts the pair, so that the order of the typed words does not matter. */
const pairKey = (one: string, other: string, letters: number) =>
  [one, other]
    .map((word) => prefixOf(word, letters))
    .toSorted()
    .join(' ');
