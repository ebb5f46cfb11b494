import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { collections } from '@raizes/domain/paths';
import { useState } from 'react';
import { useLiveQuery } from '@/lib/live';
import type { Live } from '@/lib/live';
import type { LivePage } from '@/lib/live-pages';
import { queryOf } from '@/lib/query-of';
import { PAGE } from './api';

/** More than these are not counted; the older ones come into sight as these are read. */
const COUNTED = 100;

export interface Pending extends LivePage<PastorMessage> {
  /** All that are counted, whatever page is shown. */
  all: Live<PastorMessage[]>;
  hasMore: boolean;
}

/** What a leader was sent and has not opened: one live query that is both the count and the list, shown by pages. */
export function usePending(uid: string): Pending {
  const all = useLiveQuery(
    queryOf(collections.pastorMessages, {
      conditions: [
        ['pastor_id', '==', uid],
        ['status', '==', 'pending'],
      ],
      newestBy: 'created_at',
      size: COUNTED,
    }),
    pastorMessageSchema,
  );
  const [wanted, setPage] = useState(0);
  const count = all.state === 'ready' ? all.value.length : 0;
  const last = Math.max(0, Math.ceil(count / PAGE) - 1);
  // The last page may be gone by now: what was on it has been read.
  const page = Math.min(wanted, last);

  return {
    all,
    items:
      all.state === 'ready'
        ? { ...all, value: all.value.slice(page * PAGE, (page + 1) * PAGE) }
        : all,
    count,
    hasMore: count === COUNTED && page === last,
    newer: page > 0 ? () => setPage(page - 1) : null,
    older: page < last ? () => setPage(page + 1) : null,
  };
}
