import { onSnapshot } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';

/**
 * Tells of what the server says a query finds, now and whenever it changes, outside of any screen; what only this device
 * remembers is not news.
 * @returns what ends it
 */
export function watchQuery<T>(
  query: Query,
  schema: Schema<T>,
  tell: (found: T[]) => void,
): () => void {
  return onSnapshot(query, {
    next: ({ docs, metadata }) => {
      if (!metadata.fromCache) tell(parseDocuments(docs, schema));
    },
    error: (error) => console.warn('A list is no longer followed', error),
  });
}
