import { VERSE_MAX_LENGTH } from './limits';

/** A word of a verse, as it is compared and where it stands in the text. */
export type VerseWord = { key: string; start: number; end: number };

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The words of a verse without accents, case, punctuation and verse numbers. Reads no further than a verse may be long. */
export function verseWords(text: string): VerseWord[] {
  const matches = text.slice(0, VERSE_MAX_LENGTH).matchAll(/[\p{L}\p{M}]+/gu);
  return [...matches]
    .map(({ 0: word, index }) => ({ key: fold(word), start: index, end: index + word.length }))
    .filter(({ key }) => key !== '');
}
