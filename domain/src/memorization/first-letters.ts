/** A verse as a help to remember it: the first letter of each word, with its punctuation and numbers. */
export const firstLetters = (verse: string): string =>
  verse.replace(/(\p{L}\p{M}*)[\p{L}\p{M}]*/gu, '$1');
