import { instant } from '@raizes/domain/documents/fields';
import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Profile } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { call } from '@/lib/callable';
import type { Condition, ListQuery } from '@/lib/documents';
import { useDocs, useRestrictedDoc, watchDocs } from '@/lib/live';
import type { Restricted, Live } from '@/lib/live';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';
import { fetchDoc } from '@/lib/reads';
import {
  MAX_PENDING_COUNT,
  readPendingCount,
  rememberPendingCount,
  usePendingCount,
} from '@/lib/remembered';
import { countDocs } from '@/lib/server';
import { deleteDoc, deliver, serverTime, mergeDoc, writeDoc } from '@/lib/writes';

const PAGE_SIZE = 20;

export type MessagePage = LivePage<PastorMessage>;

/** Opens the conversation with a person. */
export type OpenConversation = (person: Pick<Profile, 'id' | 'full_name'>) => void;

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

/** How many of a person's earlier messages are shown at first. */
export const MAX_EARLIER = 20;

/** The latest messages between a leader and a disciple, newest first, live; 100 at most. */
export const useConversationWith = (
  uid: string,
  discipleId: string,
  size: number,
): Live<PastorMessage[]> =>
  useDocs(
    {
      path: collections.pastorMessages,
      conditions: [
        ['pastor_id', '==', uid],
        ['user_id', '==', discipleId],
      ],
      descending: 'created_at',
      size,
    },
    pastorMessageSchema,
  );

/** The messages that a leader has written since a time, live: replies and first words. */
export const useWrittenSince = (uid: string, since: Date): Live<PastorMessage[]> =>
  useDocs(
    {
      path: collections.pastorMessages,
      conditions: [
        ['pastor_id', '==', uid],
        ['responded_at', '>=', since],
      ],
      descending: 'responded_at',
      size: 100,
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

const pendingConditions = (uid: string): Condition[] => [
  ['pastor_id', '==', uid],
  ['status', '==', 'pending'],
  isUnarchived,
];

const pendingQuery = (uid: string, size: number): ListQuery => ({
  path: collections.pastorMessages,
  conditions: pendingConditions(uid),
  descending: 'created_at',
  size,
});

/** How many pending messages are listed, newest first; the server counts the others. */
const MAX_LISTED = 100;

export interface PendingMessages extends MessagePage {
  /** All listed messages, across the pages. */
  all: Live<PastorMessage[]>;
  /** There are more messages than the listed ones. */
  hasMore: boolean;
}

/** A leader's unopened messages, newest first, live. One listener serves both the count and the pages. */
export function usePendingMessages(uid: string): PendingMessages {
  const all = useDocs(pendingQuery(uid, MAX_LISTED), pastorMessageSchema);
  const [wanted, setPage] = useState(0);
  const listed = all.state === 'ready' ? all.value.length : 0;
  const isCut = listed === MAX_LISTED;
  const counted = usePendingCount(uid);
  const last = Math.max(0, Math.ceil(listed / PAGE_SIZE) - 1);
  // The list shrinks as messages are read, and with it the number of pages.
  const page = Math.min(wanted, last);
  const start = page * PAGE_SIZE;

  useEffect(() => {
    if (all.state !== 'ready' || all.fromCache || all.sending) return;
    if (isCut) void countPending(uid);
    else noteCount(uid, all.value.length);
  }, [uid, all, isCut]);

  return {
    all,
    items:
      all.state === 'ready' ? { ...all, value: all.value.slice(start, start + PAGE_SIZE) } : all,
    count: isCut ? Math.max(counted, listed) : listed,
    hasMore: isCut && page === last,
    newer: page > 0 ? () => setPage(page - 1) : null,
    older: page < last ? () => setPage(page + 1) : null,
  };
}

const isUnarchivedMessage = ({ archived_at }: PastorMessage) => archived_at === null;

/** A leader's unopened messages, those that have waited longest first, live. */
export const useLongestWaiting = (uid: string): MessagePage =>
  usePages(
    {
      path: collections.pastorMessages,
      conditions: [
        ['pastor_id', '==', uid],
        ['status', '==', 'pending'],
      ],
      ascending: 'created_at',
      size: PAGE_SIZE,
    },
    pastorMessageSchema,
    isUnarchivedMessage,
  );

let latestCount = 0;

/** Stores the number of pending messages, which every screen shows. A count that is still under way is then outdated. */
function noteCount(uid: string, count: number): void {
  latestCount += 1;
  rememberPendingCount(uid, count);
}

/** Lets the server count the pending messages, one more than shown at most. A failure leaves the last count. */
export async function countPending(uid: string): Promise<void> {
  latestCount += 1;
  const started = latestCount;
  try {
    const count = await countDocs(
      collections.pastorMessages,
      pendingConditions(uid),
      MAX_PENDING_COUNT + 1,
    );
    if (started === latestCount) rememberPendingCount(uid, count);
  } catch (cause) {
    console.warn('The pending messages could not be counted', cause);
  }
}

/** How many of the newest pending messages are followed on every screen. */
const FOLLOWED = 5;

/**
 * Listens to a leader's newest pending messages outside a component, and counts all of them.
 * @returns the function that unsubscribes
 */
export const watchPendingMessages = (
  uid: string,
  onChange: (newestFirst: PastorMessage[]) => void,
): (() => void) =>
  watchDocs(pendingQuery(uid, FOLLOWED), pastorMessageSchema, (newestFirst) => {
    if (newestFirst.length < FOLLOWED) noteCount(uid, newestFirst.length);
    else void countPending(uid);
    onChange(newestFirst);
  });

/** One message that a leader has received, live. A message to another leader is `refused`. */
export function useReceivedMessage(uid: string, id: string | null): Restricted<PastorMessage> {
  const message = useRestrictedDoc(id && paths.pastorMessage(id), pastorMessageSchema);
  const isRefused = message.state === 'ready' && message.value.pastor_id !== uid;
  return isRefused ? { state: 'refused' } : message;
}

/** Marks a message as read, also offline. A failure is only logged, so that it does not keep the leader from reading. */
export function markMessageRead(uid: string, id: string): void {
  mergeDoc(paths.pastorMessage(id), { status: 'read' }).sent.then(
    // It may be none of the listed messages.
    () => (readPendingCount(uid) < MAX_LISTED ? undefined : countPending(uid)),
    (error: unknown) => console.warn('A message could not be marked as read', error),
  );
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
