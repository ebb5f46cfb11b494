import { isNearWord } from '../text/words';
import { verseKeys } from './memorization';

/** A part of a verse, with the white space after it. A gap is hidden until the person puts it in its place. */
export interface VersePiece {
  text: string;
  isGap: boolean;
}

const MAX_GAPS = 12;
const MAX_GAP_WORDS = 4;

/** Cuts a verse into at most twelve gaps of one to four words. Of a verse with more words, those between the gaps stay visible. */
export function cutVerse(verse: string): VersePiece[] {
  const words = wordsWithSpace(verse);
  const size = Math.min(MAX_GAP_WORDS, Math.ceil(words.length / MAX_GAPS));
  const gaps = Math.min(MAX_GAPS, Math.ceil(words.length / size));
  const startOf = (gap: number) => Math.floor((gap * words.length) / gaps);
  return Array.from({ length: gaps }, (_, gap) => {
    const end = startOf(gap + 1);
    const start = Math.max(startOf(gap), end - MAX_GAP_WORDS);
    return [
      { text: words.slice(startOf(gap), start).join(''), isGap: false },
      { text: words.slice(start, end).join(''), isGap: true },
    ].filter(({ text }) => text !== '');
  }).flat();
}

/** The words of a verse, each with the white space after it; a number or a dash belongs to the word after it. */
function wordsWithSpace(verse: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const token of verse.split(/(?<=\s)(?=\S)/u)) {
    if (/\p{L}/u.test(token)) {
      words.push(before + token);
      before = '';
    } else before += token;
  }
  return before === '' ? words : [...words.slice(0, -1), (words.at(-1) ?? '') + before];
}

/** The gaps in two halves, of which the second is offered when the first is filled. */
export function batchesOf(pieces: readonly VersePiece[]): [VersePiece[], VersePiece[]] {
  const gaps = pieces.filter(({ isGap }) => isGap);
  const half = Math.ceil(gaps.length / 2);
  return [gaps.slice(0, half), gaps.slice(half)];
}

/** How many gaps a text fills from the beginning on; typos, accents and punctuation are ignored. */
export function filledGaps(pieces: readonly VersePiece[], text: string): number {
  const written = verseKeys(text);
  let at = 0;
  let filled = 0;
  for (const piece of pieces) {
    for (const key of verseKeys(piece.text)) {
      const word = written[at] ?? '';
      if (word !== key && !isNearWord(word, key)) return filled;
      at += 1;
    }
    if (piece.isGap) filled += 1;
  }
  return filled;
}

/** Whether a text has gone on without the next gap, or has no gap left to fill. */
export function leavesVerse(pieces: readonly VersePiece[], text: string): boolean {
  const filled = filledGaps(pieces, text);
  return verseKeys(text).length > verseKeys(verseThrough(pieces, filled)).length;
}

/** The verse from its beginning to the end of the gap with this index. */
export function verseThrough(pieces: readonly VersePiece[], gap: number): string {
  let gaps = -1;
  const end = pieces.findIndex(({ isGap }) => isGap && (gaps += 1) === gap);
  return pieces
    .slice(0, end + 1)
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Whether two pieces have the same words, so that either fits the gap of the other. */
export const isSamePiece = (one: VersePiece, other: VersePiece): boolean =>
  verseKeys(one.text).join(' ') === verseKeys(other.text).join(' ');

/** The first words of a verse, too few to count as memorized unless it has only one. */
export function firstWords(verse: string): string {
  const words = wordsWithSpace(verse);
  const count = Math.min(MAX_GAP_WORDS, Math.floor(words.length / 2));
  return words.slice(0, Math.max(1, count)).join('').trim();
}
