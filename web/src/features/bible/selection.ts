import { useState } from 'react';
import type { VerseRange } from './place';

/**
 * The selected verses of a chapter, always one contiguous range. Selecting a verse outside the range extends the range to it. Selecting
 * an end removes that end; a verse inside becomes the last. Selecting the only verse clears the selection.
 * @param verses the verse numbers that the edition has, since it can leave some out
 */
export function useSelection(verses: number[]) {
  const [range, setRange] = useState<VerseRange | null>(null);
  return {
    range,
    clear: () => setRange(null),
    select: (verse: number, isExtending: boolean) =>
      setRange((now) =>
        isExtending && now ? extendTo(now, verse) : toggleVerse(now, verse, verses),
      ),
  };
}

function toggleVerse(now: VerseRange | null, verse: number, verses: number[]): VerseRange | null {
  if (!now) return { from: verse, to: verse };
  const { from, to } = now;
  if (verse < from || verse > to) return { from: Math.min(from, verse), to: Math.max(to, verse) };
  if (from === to) return null;
  if (verse === from) return { from: verses.find((number) => number > from) ?? to, to };
  return { from, to: verse === to ? (verses.findLast((number) => number < to) ?? from) : verse };
}

/** Makes the range end at this verse, whether that extends or shortens it. */
const extendTo = ({ from, to }: VerseRange, verse: number): VerseRange =>
  verse < from ? { from: verse, to } : { from, to: verse };
