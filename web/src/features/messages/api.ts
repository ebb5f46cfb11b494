import { instant } from '@raizes/domain/documents/fields';
import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Condition, ListQuery } from '@/lib/documents';
import { useDocs, useGuardedDoc, watchDocs } from '@/lib/live';
import type { Guarded, Live } from '@/lib/live';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';
import { fetchDoc } from '@/lib/reads';
import { deleteDoc, deliver, serverTime, updateDoc, writeDoc } from '@/lib/writes';

const PAGE_SIZE = 20;

export type MessagePage = LivePage<PastorMessage>;

const pagesOf = (conditions: Condition[], descending = 'created_at'): ListQuery => ({
  path: collections.pastorMessages,
  conditions,
  descending,
  size: PAGE_SIZE,
});

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
  usePages(
    pagesOf([
      ['user_id', '==', uid],
      ['status', 'in', tab === 'responded' ? ['responded'] : ['pending', 'read']],
    ]),
    pastorMessageSchema,
  );

// What a leader has received, and does with it.

/** Older messages lack the field, so that no query can ask for those that are not archived. */
const isInLists = ({ archived_at }: PastorMessage) => archived_at === null;

/** The messages that a leader has opened or answered and not archived, newest first, live. */
export const useReceivedMessages = (uid: string, status: 'read' | 'responded'): MessagePage =>
  usePages(
    pagesOf([
      ['pastor_id', '==', uid],
      ['status', '==', status],
    ]),
    pastorMessageSchema,
    isInLists,
  );

/** How many of a person's earlier messages are shown. */
const MAX_EARLIER = 20;

/** What a leader and a disciple have written each other, the last first, live: before a moment, or all. */
export const useMessagesOf = (
  uid: string,
  discipleId: string,
  before: Date | null,
): Live<PastorMessage[]> =>
  useDocs(
    {
      path: collections.pastorMessages,
      conditions: [
        ['pastor_id', '==', uid],
        ['user_id', '==', discipleId],
        ...(before ? [['created_at', '<', before] satisfies Condition] : []),
      ],
      descending: 'created_at',
      size: MAX_EARLIER,
    },
    pastorMessageSchema,
  );

/** Before all messages: what was never archived, or no longer is, has no date. */
const NEVER = new Date(0);

/** The messages that a leader has archived, the last one first, live. */
export const useArchivedMessages = (uid: string): MessagePage =>
  usePages(
    pagesOf(
      [
        ['pastor_id', '==', uid],
        ['archived_at', '>', NEVER],
      ],
      'archived_at',
    ),
    pastorMessageSchema,
  );

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
  const pending = useDocs(pendingQuery(uid, MAX_PENDING), pastorMessageSchema);
  const all = useMemo(
    () =>
      pending.state === 'ready' ? { ...pending, value: pending.value.filter(isInLists) } : pending,
    [pending],
  );
  const [wanted, setPage] = useState(0);
  const count = all.state === 'ready' ? all.value.length : 0;
  const last = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1);
  // The list shrinks as messages are read, and with it the number of pages.
  const page = Math.min(wanted, last);
  const start = page * PAGE_SIZE;
  const isCut = pending.state === 'ready' && pending.value.length === MAX_PENDING;

  return {
    all,
    items:
      all.state === 'ready' ? { ...all, value: all.value.slice(start, start + PAGE_SIZE) } : all,
    count,
    hasMore: isCut && page === last,
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

// The authors learn neither of an archived message nor of a mute.

/** Takes a message out of the leader's lists, or puts it back. @throws when the server refuses it */
export const archiveMessage = (id: string, isArchived: boolean) =>
  updateDoc(paths.pastorMessage(id), { archived_at: isArchived ? serverTime() : null }).kept;

const muteSchema = v.object({ person_id: v.string(), muted_at: instant });

/** Whether a leader is not notified of a person's messages, live; `missing` if they are. */
export const useMute = (uid: string, personId: string) =>
  useGuardedDoc(paths.mutedPerson(uid, personId), muteSchema);

export async function isMuted(uid: string, personId: string): Promise<boolean> {
  const mute = await fetchDoc(paths.mutedPerson(uid, personId), muteSchema);
  return mute.state !== 'missing';
}

/** @throws when the server refuses it */
export async function setMuted(uid: string, personId: string, muted: boolean): Promise<void> {
  const path = paths.mutedPerson(uid, personId);
  const change = muted
    ? writeDoc(path, { person_id: personId, muted_at: serverTime() })
    : deliver(deleteDoc(path));
  await change.kept;
}
