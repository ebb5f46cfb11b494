import type { Chapter } from './edition';
import type { PassageText } from './passage-text';

/** The words of a passage as a devotional quotes them: without numbers. */
export const quotedText = ({ verses }: Pick<PassageText, 'verses'>): string =>
  verses.map(({ text }) => text).join(' ');

/**
 * A chapter as admins type a reading: a verse a line with its number first, the psalm's title above. The credit line of the edition
 * stands at the end, because its licence may ask for it.
 */
export function typedChapter({ title, verses }: Chapter, credit: string): string {
  const lines = verses.map(({ number, text }) => `${number} ${text}`);
  const chapter = [...(title ? [title] : []), ...lines].join('\n');
  return credit ? `${chapter}\n\n${credit}` : chapter;
}
