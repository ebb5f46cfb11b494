import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import { foldText as fold } from '@raizes/domain/fold-text';
import { spansOf } from './fold';

type Words = Pick<UserDevotional, 'reflection' | 'application' | 'verse_memorization'>;

const ownWords = ({ reflection, application, verse_memorization }: Words) => [
  reflection,
  application,
  verse_memorization,
];

const folded = new WeakMap<Words, string>();

function foldedWords(entry: Words): string {
  const known = folded.get(entry) ?? fold(ownWords(entry).join('\n'));
  folded.set(entry, known);
  return known;
}

/** Whether a person's own words of one day hold every word that is looked for. */
export const hasWords = (entry: Words, words: string[]) =>
  words.every((word) => foldedWords(entry).includes(word));

/** Characters of context before what was found, and in all. */
const BEFORE = 40;
const LENGTH = 140;

/** The place where the first of the words stands, with what is around it, on one line. */
export function excerpt(entry: Words, words: string[]): string {
  const texts = ownWords(entry).map((text) => text.replace(/\s+/g, ' ').trim());
  for (const text of texts) {
    const [first] = spansOf(text, words);
    if (first) return cut(text, first.start);
  }
  return '';
}

function cut(text: string, around: number): string {
  const before = text.indexOf(' ', around - BEFORE) + 1;
  const start = around <= BEFORE ? 0 : before > 0 && before <= around ? before : around;
  const space = text.lastIndexOf(' ', start + LENGTH);
  const end = text.length <= start + LENGTH ? text.length : space > around ? space : start + LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
