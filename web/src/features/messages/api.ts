import { instant } from '@raizes/domain/documents/fields';
import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { useState } from 'react';
import * as v from 'valibot';
import { call } from '@/lib/callable';
import type { Condition, ListQuery } from '@/lib/documents';
import { useDocs, useRestrictedDoc, watchDocs } from '@/lib/live';
import type { Restricted, Live } from '@/lib/live';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';
import { fetchDoc } from '@/lib/reads';
import { deleteDoc, deliver, serverTime, mergeDoc, writeDoc } from '@/lib/writes';

const PAGE_SIZE = 20;

export type MessagePage = LivePage<PastorMessage>;

const listQuery = (conditions: Condition[], descending = 'created_at'): ListQuery => ({
  path: collections.pastorMessages,
  conditions,
  descending,
  size: PAGE_SIZE,
});

/** The person's current leader, from the server. */
export async function fetchMyLeader(): Promise<Leader | null> {
  const [found] = await call('get_my_pastor_info', null);
  if (!found) return null;
  const { id, full_name, pastor_position } = found;
  return { id, full_name, position: pastor_position === 'pastor' ? 'pastor' : 'lider' };
}

/** The messages that a disciple has sent, newest first, live. `waiting` covers pending and read messages. */
export const useSentMessages = (uid: string, tab: 'responded' | 'waiting'): MessagePage =>
  usePages(
    listQuery([
      ['user_id', '==', uid],
      ['status', 'in', tab === 'responded' ? ['responded'] : ['pending', 'read']],
    ]),
    pastorMessageSchema,
  );

// A leader's received messages and the actions on them.

const isUnarchived: Condition = ['archived_at', '==', null];

/** A leader's read or answered messages that are not archived, newest first, live. */
export const useReceivedMessages = (uid: string, status: 'read' | 'responded'): MessagePage =>
  usePages(
    listQuery([['pastor_id', '==', uid], ['status', '==', status], isUnarchived]),
    pastorMessageSchema,
  );

/** How many of a person's earlier messages are shown. */
export const MAX_EARLIER = 20;

/** The messages between a leader and a disciple, newest first, live; only those before a time, if one is given. */
export const useConversationWith = (
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

/** Earlier than every archived message. Messages that are not archived have no date, so the query skips them. */
const EPOCH = new Date(0);

/** A leader's archived messages, most recently archived first, live. */
export const useArchivedMessages = (uid: string): MessagePage =>
  usePages(
    listQuery(
      [
        ['pastor_id', '==', uid],
        ['archived_at', '>', EPOCH],
      ],
      'archived_at',
    ),
    pastorMessageSchema,
  );

const pendingQuery = (uid: string, size: number): ListQuery => ({
  path: collections.pastorMessages,
  conditions: [['pastor_id', '==', uid], ['status', '==', 'pending'], isUnarchived],
  descending: 'created_at',
  size,
});

/** The count is capped here; older messages appear as these are read. */
const MAX_PENDING = 100;

export interface PendingMessages extends MessagePage {
  /** All counted messages, across the pages. */
  all: Live<PastorMessage[]>;
  /** There are more messages than the capped count. */
  hasMore: boolean;
}

/** A leader's unopened messages, live. One listener serves both the count and the pages. */
export function usePendingMessages(uid: string): PendingMessages {
  const all = useDocs(pendingQuery(uid, MAX_PENDING), pastorMessageSchema);
  const [wanted, setPage] = useState(0);
  const count = all.state === 'ready' ? all.value.length : 0;
  const last = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1);
  // The list shrinks as messages are read, and with it the number of pages.
  const page = Math.min(wanted, last);
  const start = page * PAGE_SIZE;
  const isCut = count === MAX_PENDING;

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
 * Listens to a leader's newest pending messages outside a component.
 * @returns the function that unsubscribes
 */
export const watchPendingMessages = (
  uid: string,
  size: number,
  onChange: (newestFirst: PastorMessage[]) => void,
): (() => void) => watchDocs(pendingQuery(uid, size), pastorMessageSchema, onChange);

/** One message that a leader has received, live. A message to another leader is `refused`. */
export function useReceivedMessage(uid: string, id: string | null): Restricted<PastorMessage> {
  const message = useRestrictedDoc(id && paths.pastorMessage(id), pastorMessageSchema);
  const isRefused = message.state === 'ready' && message.value.pastor_id !== uid;
  return isRefused ? { state: 'refused' } : message;
}

/** Marks a message as read, also offline. A failure is only logged, so that it does not keep the leader from reading. */
export function markMessageRead(id: string): void {
  mergeDoc(paths.pastorMessage(id), { status: 'read' }).sent.catch((error: unknown) => {
    console.warn('A message could not be marked as read', error);
  });
}

// Authors do not learn that a message was archived or that they were muted.

/** Archives a message, or restores it to the leader's lists. @throws when the server refuses it */
export const archiveMessage = (id: string, isArchived: boolean) =>
  mergeDoc(paths.pastorMessage(id), { archived_at: isArchived ? serverTime() : null }).kept;

const muteSchema = v.object({ person_id: v.string(), muted_at: instant });

/** A leader's mute of a person, live; `missing` if the person is not muted. */
export const useMute = (uid: string, personId: string) =>
  useRestrictedDoc(paths.mutedPerson(uid, personId), muteSchema);

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
