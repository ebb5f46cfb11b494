import { getDocs, getDocsFromCache } from 'firebase/firestore';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';
import { queryOf } from './query-of';

export interface PageShape {
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
