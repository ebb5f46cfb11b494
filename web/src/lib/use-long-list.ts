import { onSnapshot } from 'firebase/firestore';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { longList } from './long-list';
import type { PageSource } from './long-list';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';
import { queryOf } from './query-of';
import type { ListShape } from './query-of';

/**
 * Follows a list of any length as far as somebody looks at it (see `longList`). The shape and `keeps` must be the same objects as
 * long as the list is.
 * @param keeps what of the documents found belongs in the list
 */
export function useLongList<T extends { id: string }>(
  shape: ListShape,
  schema: Schema<T>,
  keeps: (item: T) => boolean,
) {
  const pages = useMemo(() => longList(sourceOf(shape, schema, keeps)), [shape, schema, keeps]);
  useEffect(() => {
    pages.open();
    return pages.close;
  }, [pages]);
  const listed = useSyncExternalStore(pages.subscribe, pages.listed);
  return { listed, look: pages.look };
}

function sourceOf<T>(
  shape: ListShape,
  schema: Schema<T>,
  keeps: (item: T) => boolean,
): PageSource<T, QueryDocumentSnapshot> {
  return {
    follow: (after, hear, fail) =>
      onSnapshot(
        queryOf(shape.path, { ...shape, after }),
        { includeMetadataChanges: true },
        {
          next: ({ docs, metadata }) =>
            hear({
              items: parseDocuments(docs, schema).filter(keeps),
              next: docs.length === shape.size ? (docs.at(-1) ?? null) : null,
              fromCache: metadata.fromCache,
            }),
          error: (error) => {
            console.error(`The list ${shape.path} could not be followed`, error);
            fail();
          },
        },
      ),
    isSamePlace: (one, other) =>
      one?.id === other?.id && one?.get(shape.leastBy) === other?.get(shape.leastBy),
  };
}
