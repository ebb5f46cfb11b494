/** Abbreviates a verse as a memory aid: the first letter of each word, with punctuation and numbers. */
export const firstLetters = (verse: string): string =>
  verse.replace(/(\p{L}\p{M}*)[\p{L}\p{M}]*/gu, '$1');
