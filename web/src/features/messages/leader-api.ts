import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage, MessageStatus } from '@raizes/domain/documents/pastor-message';
import { collections, paths } from '@raizes/domain/paths';
import { useState } from 'react';
import { useLiveQuery } from '@/lib/live';
import type { Live } from '@/lib/live';
import { useLivePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';
import { queryOf } from '@/lib/queries';
import { useWatchedDoc } from '@/lib/reads';
import type { Watched } from '@/lib/reads';
import { updateFields } from '@/lib/writes';

/** A page of messages, as many as a person takes in at once. */
const PAGE = 20;

/** One page of the messages that a leader was sent and that stand so, newest first, live. */
export function useReceived(
  uid: string,
  status: Exclude<MessageStatus, 'pending'>,
): LivePage<PastorMessage> {
  return useLivePages(
    collections.pastorMessages,
    pastorMessageSchema,
    {
      conditions: [
        ['pastor_id', '==', uid],
        ['status', '==', status],
      ],
      newestBy: 'created_at',
    },
    PAGE,
  );
}

/** One message that a leader was sent, wherever it stands. One's own message to somebody else is not one. */
export function useOpened(uid: string, id: string | null): Watched<PastorMessage> {
  const opened = useWatchedDoc(id && paths.pastorMessage(id), pastorMessageSchema);
  const isMine = opened.state !== 'ready' || opened.value.pastor_id === uid;
  return isMine ? opened : { state: 'refused' };
}

/** Goes on without a network, and is no reason to stop a person when it fails. */
export function markRead(id: string): void {
  updateFields(paths.pastorMessage(id), { status: 'read' }).catch((error: unknown) => {
    console.warn('A message could not be marked as read', error);
  });
}

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
