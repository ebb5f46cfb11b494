import { shownText } from './edition';
import type { Chapter } from './edition';
import type { PassageText } from './passage-text';

/**
 * The text of a passage as a devotional quotes it: without verse numbers, the letters of acrostics (`(Nun): Tua palavra`), the pauses
 * of the psalms (`(Selá)`), quotation marks that open or close in another verse, and spaces before punctuation. A verse that ends
 * in a comma, colon or semicolon ends in a full stop; one that continues a sentence begins with a capital.
 */
export const formatQuote = ({ verses }: Pick<PassageText, 'verses'>): string =>
  verses
    .map((verse) => shownText(verse).replace(/^\([\p{L}\p{M}]+\): /u, ''))
    .join(' ')
    .replaceAll(/ ?\([^()]*Sel[aá]h?\.?\)/g, '')
    .replaceAll(/(“[^“”]*”)|[“”]/g, '$1')
    .replaceAll(/(‘(?:[^‘’]|’\p{L})*’|’\p{L})|[‘’]/gu, '$1')
    .replaceAll(/ (?=[,.:;!?])/g, '')
    .replace(/[,:;]$/, '.')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/**
 * A chapter in the format in which admins type a reading: the psalm's title, then one verse a line with its number first. Ends with
 * the edition's credit line, because its licence may require it.
 */
export function formatChapter({ title, verses }: Chapter, credit: string): string {
  const lines = verses.map((verse) => `${verse.number} ${shownText(verse)}`);
  const chapter = [...(title ? [title] : []), ...lines].join('\n');
  return credit ? `${chapter}\n\n${credit}` : chapter;
}
