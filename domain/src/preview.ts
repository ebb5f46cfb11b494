import { plainText } from './rich-text';

export const DEVOTIONAL_PREVIEW = 100;
export const READING_PREVIEW = 150;

/** The first characters of a text on one line, without markers, and with '…' where it was cut. */
export function preview(text: string, max: number): string {
  const characters = Array.from(plainText(text).replace(/\s+/g, ' ').trim());
  if (characters.length <= max) return characters.join('');
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}
