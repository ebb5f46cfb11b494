/**
 * Returns the first sentence of a text, with the whitespace after it; '' while it may be incomplete. A sentence ends before a capital
 * letter or a quotation (outside quotation marks and parentheses), at a line break (outside quotation marks), and at an empty line. If the
 * text is complete (`isEnd`), its rest counts as a sentence.
 */
export function firstSentence(text: string, isEnd: boolean): string {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    // The next character decides: a line break may be the first of two, and a period may belong to an abbreviation.
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

/** Returns a `send` that drops everything beyond the first `length` characters. */
export function limitLength(length: number, send: (words: string) => void) {
  let left = length;
  return (words: string): void => {
    const some = words.slice(0, left);
    left -= some.length;
    if (some) send(some);
  };
}
