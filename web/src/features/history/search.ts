import type { UserDevotional } from '@raizes/domain/documents/completions';
import { foldText as fold } from '@raizes/domain/text/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { History } from './api';

/** A stretch of a text, from its first character to behind its last. */
interface Span {
  start: number;
  end: number;
}

/** The words that are looked for. */
export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Folds a text and keeps for each character of the result where in the text it came from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let index = 0; index < piece.length; index += 1) places.push(place);
    folded += piece;
    place += character.length;
  }
  places.push(place);
  return { folded, places };
}

/** Behind the character at that place, and behind the accents that are written after it. */
function endOf(text: string, place: number): number {
  const [character = ''] = /^.\p{M}*/su.exec(text.slice(place, place + 8)) ?? [];
  return place + character.length;
}

/** Where the words stand in a text, in their order and without overlaps. */
export function spansOf(text: string, words: string[]): Span[] {
  const { folded, places } = foldWithPlaces(text);
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = places[at + word.length - 1] ?? 0;
      spans.push({ start: places[at] ?? 0, end: endOf(text, last) });
    }
  }
  return merged(spans);
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}

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

/** How many devotionals a search loads at a time, and how far back it goes before it asks. */
const STEP = 50;
const REACH = 400;
const TYPING_PAUSE_MS = 300;

/** Looks for words in all that a person has written: what is loaded at once, and the rest step by step. */
export function useSearch(history: History) {
  const [query, setQuery] = useState('');
  const [reach, setReach] = useState(REACH);
  const settled = useDeferredValue(query);
  const words = useMemo(() => wordsOf(settled), [settled]);
  const isSearching = words.length > 0;

  const { entries, ended, status, loadMore } = history;
  const isWithinReach = entries.length < reach;
  const goesOn = isSearching && !ended && isWithinReach;

  useEffect(() => {
    if (!goesOn || status !== 'idle') return undefined;
    const isUnderway = entries.length >= STEP;
    const timer = setTimeout(() => loadMore(STEP), isUnderway ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, status, entries.length, loadMore, settled]);

  const found = useMemo(
    () => (isSearching ? entries.filter((entry) => hasWords(entry, words)) : entries),
    [entries, words, isSearching],
  );

  return {
    query,
    setQuery,
    words,
    isSearching,
    /** Older devotionals are still being looked through. */
    isUnderway: goesOn && status !== 'failed',
    /** What was found; all that is loaded while nothing is looked for. */
    found,
    /** Goes further back, when the search has stopped at its reach; else null. */
    searchFurther: isSearching && !ended && !isWithinReach ? () => setReach(reach + REACH) : null,
  };
}

export type Search = ReturnType<typeof useSearch>;
