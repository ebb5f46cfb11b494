import { useMemo, useState } from 'react';
import { listOf } from './list-of';
import type { Place } from './list-of';
import { useLiveQuery } from './live';
import type { Live } from './live';
import type { Schema } from './parse-document';

const PAGE = 20;

export interface Pages<T> {
  page: Live<T[]>;
  /** Shows the page before or after this one, where there is one. */
  newer: (() => void) | null;
  older: (() => void) | null;
}

/** A collection of dated documents page by page, newest first, live. */
export function usePages<T extends { id: string; date: string }>(
  path: string,
  schema: Schema<T>,
  start: Place | null = null,
): Pages<T> {
  const [places, setPlaces] = useState<Place[]>(start ? [start] : []);
  const after = places.at(-1) ?? null;
  // One more than is shown tells whether there are older ones.
  const query = useMemo(() => listOf(path, 'date', after, PAGE + 1), [path, after]);
  const found = useLiveQuery(query, schema);
  const value = found.state === 'ready' ? found.value.slice(0, PAGE) : [];
  const last = value.at(-1);
  const hasOlder = found.state === 'ready' && found.value.length > PAGE;
  return {
    page: found.state === 'ready' ? { ...found, value } : found,
    newer: places.length > 0 ? () => setPlaces(places.slice(0, -1)) : null,
    older:
      hasOlder && last ? () => setPlaces([...places, { value: last.date, id: last.id }]) : null,
  };
}
