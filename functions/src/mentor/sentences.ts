/**
 * The first sentence of a text with the space behind it; empty while it may still go on. It ends before a capital letter or a line
 * break, outside quotation marks and parentheses. At the end of everything the rest is a sentence.
 */
export function takeSentence(text: string, isEnd: boolean): string {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    // What follows decides: a line break may be the first of two, a point may be an abbreviation's.
    if (end === text.length) break;
    const isLine = mark.includes('\n');
    if (isLine || (isWhole(text.slice(0, end)) && STARTS.test(text.slice(end, end + 1))))
      return text.slice(0, end);
  }
  return isEnd ? text : '';
}

const END = /[.!?…][”"»)]{0,2}\s+|\n\s*/gu;
const STARTS = /[\p{Lu}•]/u;

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether each quotation and parenthesis that is opened is closed. */
const isWhole = (text: string) =>
  count(text, '“') <= count(text, '”') &&
  count(text, '«') <= count(text, '»') &&
  count(text, '(') <= count(text, ')') &&
  count(text, '"') % 2 === 0;
