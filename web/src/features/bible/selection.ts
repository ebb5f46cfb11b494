import { useState } from 'react';
import type { VerseRange } from './place';

/**
 * The selected verses of a chapter, always one stretch. A verse beside it extends it; one of its ends is let go; one within it becomes its
 * last; the only one ends the selection.
 * @param verses the numbers of those that there are: an edition leaves some out
 */
export function useSelection(verses: number[]) {
  const [range, setRange] = useState<VerseRange | null>(null);
  return {
    range,
    clear: () => setRange(null),
    select: (verse: number, isReach: boolean) =>
      setRange((now) => (isReach && now ? reached(now, verse) : touched(now, verse, verses))),
  };
}

function touched(now: VerseRange | null, verse: number, verses: number[]): VerseRange | null {
  if (!now) return { from: verse, to: verse };
  const { from, to } = now;
  if (verse < from || verse > to) return { from: Math.min(from, verse), to: Math.max(to, verse) };
  if (from === to) return null;
  if (verse === from) return { from: verses.find((number) => number > from) ?? to, to };
  return { from, to: verse === to ? (verses.findLast((number) => number < to) ?? from) : verse };
}

/** As far as this verse, whether that is more or less. */
const reached = ({ from, to }: VerseRange, verse: number): VerseRange =>
  verse < from ? { from: verse, to } : { from, to: verse };
