import type { DocumentSnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';
import { followWholeList } from './whole-list';
import type { ListShape } from './whole-list';
import { isDenied } from './is-denied';

export type WholeList<T> =
  | { state: 'loading' | 'refused' }
  | { state: 'ready'; items: T[]; fromCache: boolean };

type Seen = { key: string } & ({ docs: DocumentSnapshot[]; fromCache: boolean } | { error: Error });

/** All of a list, live, however long; of some hundreds, not of thousands. Errors other than a refusal are thrown in render. */
export function useWholeList<T>(path: string, schema: Schema<T>, shape: ListShape): WholeList<T> {
  const [seen, setSeen] = useState<Seen | null>(null);
  const key = JSON.stringify([path, shape]);
  const [stable, setStable] = useState({ key, path, shape });
  if (stable.key !== key) setStable({ key, path, shape });

  useEffect(
    () =>
      followWholeList(stable.path, stable.shape, {
        next: (docs, fromCache) => setSeen({ key: stable.key, docs, fromCache }),
        error: (error) => setSeen({ key: stable.key, error }),
      }),
    [stable],
  );

  return useMemo(() => {
    if (seen?.key !== key) return { state: 'loading' };
    if ('error' in seen) {
      if (isDenied(seen.error)) return { state: 'refused' };
      throw seen.error;
    }
    const { docs, fromCache } = seen;
    return { state: 'ready', items: parseDocuments(docs, schema), fromCache };
  }, [seen, key, schema]);
}
