import { foldText } from './text/words';

/** A single word is found by up to so many of its first letters. */
const LETTERS = 8;
/** Two words are found by so many of the first letters of each. */
const LETTERS_OF_TWO = [2, 3];
/** Of a longer name the first ones and the last. */
const WORDS = 8;
/** Before a key: only among those who lead. No word begins with it. */
const LEADS = '+';
/** The field of `searchFields` that everybody has. No word is called so. */
export const ALL_NAMES_KEY = '_all';

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Counted in characters: a field's name must not end in half of one. */
const lengthOf = (word: string) => Array.from(word).length;
const firstOf = (word: string, letters: number) => Array.from(word).slice(0, letters).join('');

const beginnings = (word: string) =>
  Array.from(firstOf(word, LETTERS), (_, index) => firstOf(word, index + 1));

/** In an order of their own, so that it does not matter which word is typed first. */
const pair = (one: string, other: string, letters: number) =>
  [one, other]
    .map((word) => firstOf(word, letters))
    .toSorted()
    .join(' ');

const pairs = (word: string, others: string[]) =>
  LETTERS_OF_TWO.flatMap((letters) =>
    others
      .filter((other) => Math.min(lengthOf(word), lengthOf(other)) >= letters)
      .map((other) => pair(word, other, letters)),
  );

/**
 * What a name is found by in a database that has an index of every field, but none of texts: each beginning that may be asked for
 * (see `searchKey`) is a field of its own. It holds the name as it is compared, so that who is found stands in alphabetical order.
 */
export function searchFields(name: string, leads: boolean): Record<string, string> {
  const all = wordsOf(name);
  const words = all.length > WORDS ? [...all.slice(0, WORDS - 1), ...all.slice(-1)] : all;
  const keys = words.flatMap((word, index) => [
    ...beginnings(word),
    ...pairs(word, words.slice(index + 1)),
  ]);
  const found = foldText(name);
  const fields = [ALL_NAMES_KEY, ...keys, ...(leads ? keys.map((key) => LEADS + key) : [])];
  return Object.fromEntries(fields.map((field) => [field, found]));
}

/**
 * The field of `searchFields` to look for; null when nothing is asked. What it finds is still to be sifted by `isNamed`.
 * @param among whether only those who lead are looked for
 */
export function searchKey(query: string, among: 'everybody' | 'leaders'): string | null {
  const [first, second = ''] = wordsOf(query).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!first) return null;
  const letters = LETTERS_OF_TWO.findLast((each) => each <= lengthOf(second));
  const key = letters ? pair(first, second, letters) : firstOf(first, LETTERS);
  return among === 'leaders' ? LEADS + key : key;
}

/** Whether each word that is asked begins one of the name's, whatever the accents and the case. */
export function matchesName(name: string, query: string): boolean {
  const words = wordsOf(name);
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)));
}
