import { getDocs, getDocsFromCache, getDocsFromServer } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { parseDocuments, useLiveQuery, useQuerySnapshot } from './live';
import type { Live, Schema } from './live';
import { listOf, queryOf } from './queries';
import type { ListShape, Place, QueryShape } from './queries';

/** Reads the first page of a list as the server has it now. @throws where the server can't be reached or refuses */
export async function freshPage<T>(shape: ListShape, schema: Schema<T>): Promise<T[]> {
  return parseDocuments((await getDocsFromServer(queryOf(shape.path, shape))).docs, schema);
}

export interface LivePage<T> {
  items: Live<T[]>;
  /** How many there are up to the end of this page; more when there is an older one. */
  count: number;
  /** Shows the page before or after this one, where there is one. */
  newer: (() => void) | null;
  older: (() => void) | null;
}

type Shape = Omit<QueryShape, 'size' | 'after'>;

/** One page at a time of a list, live. A listener's error is thrown in render. */
export function useLivePages<T>(
  path: string,
  schema: Schema<T>,
  shape: Shape,
  size: number,
): LivePage<T> {
  const [cursors, setCursors] = useState<DocumentSnapshot[]>([]);
  const after = cursors.at(-1) ?? null;
  // One more than is shown tells whether there are older ones.
  const snapshot = useQuerySnapshot(queryOf(path, { ...shape, after, size: size + 1 }));
  const items = useMemo((): Live<T[]> => {
    if (!snapshot) return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
    const value = parseDocuments(snapshot.docs.slice(0, size), schema);
    return { state: 'ready', value, sending, fromCache };
  }, [snapshot, schema, size]);
  const last = snapshot && snapshot.docs.length > size ? snapshot.docs[size - 1] : undefined;

  return {
    items,
    count: cursors.length * size + (items.state === 'ready' ? items.value.length : 0),
    newer: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
    older: last ? () => setCursors([...cursors, last]) : null,
  };
}

interface PageShape {
  newestBy: string;
  after: string | null;
  size: number;
}

export interface Page<T> {
  items: T[];
  /** Where the next page begins (see `QueryShape.after`); null when this is the last one. */
  next: string | null;
  /** What this device remembers, without the server. */
  fromCache: boolean;
}

/** Reads one page of a list, newest first; without a network, what this device remembers of it. */
export async function pageOf<T>(path: string, schema: Schema<T>, shape: PageShape) {
  const query = queryOf(path, shape);
  const { docs, metadata } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  const last: unknown = docs.length === shape.size ? docs.at(-1)?.get(shape.newestBy) : null;
  const page: Page<T> = {
    items: parseDocuments(docs, schema),
    next: typeof last === 'string' ? last : null,
    fromCache: metadata.fromCache,
  };
  return page;
}

/** Follows the first page of a list; see `useLiveQuery`. */
export function useListQuery<T>(shape: ListShape, schema: Schema<T>): Live<T[]> {
  return useLiveQuery(queryOf(shape.path, shape), schema);
}

const PAGE = 20;

interface Pages<T> {
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
