import type { UserDevotional } from '@raizes/domain/documents/completions';
import { foldText as fold } from '@raizes/domain/text/fold';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { History } from './api';

/** How many devotionals a search loads per batch, and how many in total before it asks to continue. */
const BATCH = 50;
const LIMIT = 400;
const TYPING_PAUSE_MS = 300;

/** Searches what a person has written: loaded entries at once, older ones in batches. */
export function useSearch(history: History) {
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(LIMIT);
  const deferredQuery = useDeferredValue(query);
  const words = useMemo(() => wordsOf(deferredQuery), [deferredQuery]);
  const isSearching = words.length > 0;

  const { entries, ended, status, loadMore } = history;
  const isBelowLimit = entries.length < limit;
  const shouldLoadMore = isSearching && !ended && isBelowLimit;

  useEffect(() => {
    if (!shouldLoadMore || status !== 'idle') return undefined;
    const delay = entries.length >= BATCH ? 0 : TYPING_PAUSE_MS;
    const timer = setTimeout(() => loadMore(BATCH), delay);
    return () => clearTimeout(timer);
  }, [shouldLoadMore, status, entries.length, loadMore, deferredQuery]);

  const found = useMemo(
    () => (isSearching ? entries.filter((entry) => hasWords(entry, words)) : entries),
    [entries, words, isSearching],
  );

  return {
    query,
    setQuery,
    words,
    isSearching,
    /** Older devotionals are still being loaded. */
    isUnderway: shouldLoadMore && status !== 'failed',
    /** Without a query, all loaded entries. */
    found,
    /** Raises the limit; null while the search has not reached it. */
    searchFurther: isSearching && !ended && !isBelowLimit ? () => setLimit(limit + LIMIT) : null,
  };
}

export type Search = ReturnType<typeof useSearch>;

/** A range of a text; `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

/** A query's words, without accents and in lower case. */
export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** The ranges of the words in a text, in order and merged where they overlap. */
export function spansOf(text: string, words: string[]): Span[] {
  const { folded, indexes } = foldWithIndexes(text);
  const spans: Span[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = indexes[at + word.length - 1] ?? 0;
      spans.push({ start: indexes[at] ?? 0, end: endOf(text, last) });
    }
  }
  return merged(spans);
}

/** A folded text, and for each of its characters the index in the original. */
function foldWithIndexes(text: string): { folded: string; indexes: number[] } {
  let folded = '';
  const indexes: number[] = [];
  let start = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let index = 0; index < piece.length; index += 1) indexes.push(start);
    folded += piece;
    start += character.length;
  }
  indexes.push(start);
  return { folded, indexes };
}

/** The index after a character and its combining accents. */
function endOf(text: string, start: number): number {
  const [character = ''] = /^.\p{M}*/su.exec(text.slice(start, start + 8)) ?? [];
  return start + character.length;
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

const writtenTexts = ({ reflection, application, verse_memorization }: Words) => [
  reflection,
  application,
  verse_memorization,
];

/** Whether the person's texts of one day contain every word. */
export const hasWords = (entry: Words, words: string[]) =>
  words.every((word) => foldedEntry(entry).includes(word));

const foldedEntries = new WeakMap<Words, string>();

function foldedEntry(entry: Words): string {
  const known = foldedEntries.get(entry) ?? fold(writtenTexts(entry).join('\n'));
  foldedEntries.set(entry, known);
  return known;
}

/** Length of an excerpt, and of its part before the first match. */
const LENGTH = 140;
const BEFORE = 40;

/** The first match with its context, on one line. */
export function excerpt(entry: Words, words: string[]): string {
  const texts = writtenTexts(entry).map((text) => text.replace(/\s+/g, ' ').trim());
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
