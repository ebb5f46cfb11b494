import { onSnapshot, queryEqual } from 'firebase/firestore';
import type { ListenSource, Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';

type Seen = { of: Query } & ({ snapshot: QuerySnapshot } | { error: Error });

/**
 * The newest snapshot of a query, null until there is one; a listener's error is thrown in render. (reactfire's hook leaves out
 * the news that is only about the snapshot itself: that the server has confirmed what the device remembered or wrote.)
 * @param source `cache` follows what the device holds, and asks the server for nothing
 */
export function useQuerySnapshot(
  query: Query,
  source: ListenSource = 'default',
): QuerySnapshot | null {
  const [stable, setStable] = useState(query);
  if (!queryEqual(stable, query)) setStable(query);
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(
    () =>
      onSnapshot(
        stable,
        { includeMetadataChanges: true, source },
        {
          next: (snapshot) => setSeen({ of: stable, snapshot }),
          error: (error) => setSeen({ of: stable, error }),
        },
      ),
    [stable, source],
  );

  if (seen?.of !== stable) return null;
  if ('error' in seen) throw seen.error;
  return seen.snapshot;
}
