/**
 * The first sentence of a text with the space behind it; empty while it may still go on. It ends before a capital letter or a quotation,
 * outside quotation marks and parentheses, at a line break outside quotation marks, and at an empty line. At the end of everything the rest
 * is a sentence.
 */
export function takeSentence(text: string, isEnd: boolean): string {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    // What follows decides: a line break may be the first of two, a point may be an abbreviation's.
    if (end === text.length) break;
    const sentence = text.slice(0, end);
    const breaks = count(mark, '\n');
    if (breaks > 1) return sentence;
    const isEnded = breaks === 1 || (isClosed(sentence) && STARTS.test(text.slice(end, end + 1)));
    if (isEnded && isUnquoted(sentence)) return sentence;
  }
  return isEnd ? text : '';
}

const END = /[.!?…][”"»’)*]{0,2}\s+|\n\s*/gu;
const STARTS = /[\p{Lu}•“"«‘]/u;

const count = (text: string, mark: string) => text.split(mark).length - 1;

const isClosed = (text: string) => count(text, '(') <= count(text, ')');
const isUnquoted = (text: string) =>
  count(text, '“') <= count(text, '”') &&
  count(text, '«') <= count(text, '»') &&
  count(text, '‘') <= count(text, '’') &&
  count(text, '"') % 2 === 0;

/** Passes words on until there are so many letters; the rest goes nowhere. */
export function wordsWithin(length: number, send: (words: string) => void) {
  let left = length;
  return (words: string): void => {
    const some = words.slice(0, left);
    left -= some.length;
    if (some) send(some);
  };
}
