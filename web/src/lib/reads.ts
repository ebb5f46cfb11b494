import { doc, onSnapshot } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { db } from './db';
import { isDenied } from './is-denied';
import type { Live } from './live';
import { parseDocument } from './parse-document';
import type { Schema } from './parse-document';

/** `refused`: the person may not read it, or no longer may. */
export type Watched<T> = Live<T> | { state: 'refused' };

type Seen = { path: string } & ({ snapshot: DocumentSnapshot } | { refused: true });

/** Follows a document that the person may have no right to; nothing of it is kept once it is no longer shown. */
export function useWatchedDoc<T>(path: string | null, schema: Schema<T>): Watched<T> {
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    if (path === null) return undefined;
    return onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => setSeen({ path, snapshot }),
        error: (error) => {
          if (!isDenied(error)) console.warn(`The document ${path} is not followed`, error);
          setSeen({ path, refused: true });
        },
      },
    );
  }, [path]);

  return useMemo(() => {
    if (seen?.path !== path || !seen) return { state: 'loading' };
    if ('refused' in seen) return { state: 'refused' };
    const { hasPendingWrites: sending, fromCache } = seen.snapshot.metadata;
    return { ...parseDocument(seen.snapshot, schema), sending, fromCache };
  }, [seen, path, schema]);
}
