import { findBooksNamed, translations } from '../bible/book-names';
import { visibleText } from '../text/clean';

type Token = { text: string; start: number; end: number };

/** The text of a verse, without hidden characters and without the reference that people write before or after it: `… (João 3.16 NVI)`. */
export function verseText(written: string): string {
  const text = visibleText(written);
  const tokens = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: token, index }): Token => ({
    text: token,
    start: index,
    end: index + token.length,
  }));
  const before = tokens[lengthAtStart(tokens) - 1]?.end ?? 0;
  const after = tokens.at(-lengthAtEnd(tokens) || tokens.length)?.start ?? text.length;
  const verse = text.slice(before, after);
  return /\p{L}/u.test(verse) ? verse : text;
}

/** The most words of a book's name, with its number, and the most numbers after it: `Mt 5.3-12, 14`. */
const NAME_WORDS = 4;
const NUMBERS = 6;

/** The number of tokens at the beginning that are a reference. */
function lengthAtStart(tokens: Token[]): number {
  for (let words = NAME_WORDS; words > 0; words -= 1) {
    const numbers = countNumbers(tokens.slice(words));
    if (numbers > 0 && isBook(tokens.slice(0, words)))
      return words + numbers + (isTranslation(tokens[words + numbers]) ? 1 : 0);
  }
  return 0;
}

/** The number of tokens at the end that are a reference. */
function lengthAtEnd(tokens: Token[]): number {
  const translation = isTranslation(tokens.at(-1)) ? 1 : 0;
  const rest = tokens.slice(0, tokens.length - translation);
  const numbers = countNumbers(rest.toReversed());
  const names = rest.slice(0, rest.length - numbers);
  if (numbers === 0) return 0;
  for (let words = NAME_WORDS; words > 0; words -= 1)
    if (words <= names.length && isBook(names.slice(-words))) return words + numbers + translation;
  return 0;
}

function countNumbers(tokens: Token[]): number {
  const first = tokens.slice(0, NUMBERS);
  const end = first.findIndex(({ text }) => !/^\d{1,3}[ab]?$/.test(text));
  return end < 0 ? first.length : end;
}

const isTranslation = (token?: Token) => translations.includes(token?.text ?? '');

const isBook = (names: Token[]) =>
  findBooksNamed(names.map(({ text }) => text).join(' ')).length > 0;
