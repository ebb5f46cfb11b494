import { foldText } from './fold-text';

/** A single word is found by up to so many of its first letters, two words by these of each. */
const LETTERS = 12;
const LETTERS_OF_TWO = 3;
/** Of a longer name the first ones and the last. */
const WORDS = 8;

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function beginnings(word: string, longest: number): string[] {
  const letters = word.slice(0, longest);
  return Array.from(letters, (_, index) => letters.slice(0, index + 1));
}

/** In an order of their own, so that it does not matter which word is typed first. */
const pair = (one: string, other: string) => [one, other].toSorted().join(' ');

/** What a name is found by in a database that only compares whole values: see `searchKey`. */
export function searchPrefixes(name: string): string[] {
  const all = wordsOf(name);
  const words = all.length > WORDS ? [...all.slice(0, WORDS - 1), ...all.slice(-1)] : all;
  const single = words.flatMap((word) => beginnings(word, LETTERS));
  const ofTwo = words.flatMap((word, index) =>
    words
      .slice(index + 1)
      .flatMap((other) =>
        beginnings(word, LETTERS_OF_TWO).flatMap((start) =>
          beginnings(other, LETTERS_OF_TWO).map((end) => pair(start, end)),
        ),
      ),
  );
  return [...new Set([...single, ...ofTwo])];
}

/** The one of a name's prefixes to look for; null when nothing is asked. What it finds is still to be sifted by `isNamed`. */
export function searchKey(query: string): string | null {
  const [first, second] = wordsOf(query).toSorted((a, b) => b.length - a.length);
  if (!first) return null;
  if (!second) return first.slice(0, LETTERS);
  return pair(first.slice(0, LETTERS_OF_TWO), second.slice(0, LETTERS_OF_TWO));
}

/** Whether each word that is asked begins one of the name's, whatever the accents and the case. */
export function isNamed(name: string, query: string): boolean {
  const words = wordsOf(name);
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)));
}
