import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { useState } from 'react';
import type { Condition, ListQuery } from '@/lib/documents';
import { useDocs, useGuardedDoc, watchDocs } from '@/lib/live';
import type { Guarded, Live } from '@/lib/live';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';
import { updateDoc } from '@/lib/writes';

const PAGE_SIZE = 20;

export type MessagePage = LivePage<PastorMessage>;

const useMessagePages = (...conditions: Condition[]): MessagePage =>
  usePages(
    { path: collections.pastorMessages, conditions, descending: 'created_at', size: PAGE_SIZE },
    pastorMessageSchema,
  );

/** The leader that the person is linked to now, from the server. */
export async function fetchMyLeader(): Promise<Leader | null> {
  const { call } = await import('@/lib/callable');
  const [found] = await call('get_my_pastor_info', null);
  if (!found) return null;
  const { id, full_name, pastor_position } = found;
  return { id, full_name, position: pastor_position === 'pastor' ? 'pastor' : 'lider' };
}

/** The messages that a disciple has sent, newest first, live. `waiting` is pending and read together. */
export const useSentMessages = (uid: string, tab: 'responded' | 'waiting'): MessagePage =>
  useMessagePages(
    ['user_id', '==', uid],
    ['status', 'in', tab === 'responded' ? ['responded'] : ['pending', 'read']],
  );

/** The messages that a leader has opened or answered, newest first, live. */
export const useReceivedMessages = (uid: string, status: 'read' | 'responded'): MessagePage =>
  useMessagePages(['pastor_id', '==', uid], ['status', '==', status]);

const pendingQuery = (uid: string, size: number): ListQuery => ({
  path: collections.pastorMessages,
  conditions: [
    ['pastor_id', '==', uid],
    ['status', '==', 'pending'],
  ],
  descending: 'created_at',
  size,
});

/** The count stops here; older messages come up as these are read. */
const MAX_PENDING = 100;

export interface PendingMessages extends MessagePage {
  /** Every message that is counted, on all pages. */
  all: Live<PastorMessage[]>;
  /** There are more than the count and the pages show. */
  hasMore: boolean;
}

/** The messages that a leader has not opened, live: one listener is both the count and the pages. */
export function usePendingMessages(uid: string): PendingMessages {
  const all = useDocs(pendingQuery(uid, MAX_PENDING), pastorMessageSchema);
  const [wanted, setPage] = useState(0);
  const count = all.state === 'ready' ? all.value.length : 0;
  const last = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1);
  // The list shrinks as messages are read, and with it the number of pages.
  const page = Math.min(wanted, last);
  const start = page * PAGE_SIZE;

  return {
    all,
    items:
      all.state === 'ready' ? { ...all, value: all.value.slice(start, start + PAGE_SIZE) } : all,
    count,
    hasMore: count === MAX_PENDING && page === last,
    newer: page > 0 ? () => setPage(page - 1) : null,
    older: page < last ? () => setPage(page + 1) : null,
  };
}

/**
 * Follows a leader's newest pending messages outside of a screen.
 * @returns a function that stops it
 */
export const watchPendingMessages = (
  uid: string,
  size: number,
  onChange: (newestFirst: PastorMessage[]) => void,
): (() => void) => watchDocs(pendingQuery(uid, size), pastorMessageSchema, onChange);

/** One message that a leader has received, live. A message that the leader wrote to somebody else is refused. */
export function useReceivedMessage(uid: string, id: string | null): Guarded<PastorMessage> {
  const message = useGuardedDoc(id && paths.pastorMessage(id), pastorMessageSchema);
  const isRefused = message.state === 'ready' && message.value.pastor_id !== uid;
  return isRefused ? { state: 'refused' } : message;
}

/** Works offline. A failure is only logged: it must not keep the leader from reading. */
export function markMessageRead(id: string): void {
  updateDoc(paths.pastorMessage(id), { status: 'read' }).sent.catch((error: unknown) => {
    console.warn('A message could not be marked as read', error);
  });
}
