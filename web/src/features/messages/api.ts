import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { collections } from '@raizes/domain/paths';
import { useState } from 'react';
import { useLiveQuery } from '@/lib/live';
import type { Live } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

/** The disciple sees pending and read together. */
const statuses = { responded: ['responded'], waiting: ['pending', 'read'] };
export type Tab = keyof typeof statuses;

const PAGE = 20;

export interface MessagePage {
  messages: Live<PastorMessage[]>;
  /** How many there are up to the end of this page; more when there is an older one. */
  count: number;
  /** Shows the page before or after this one, where there is one. */
  newer: (() => void) | null;
  older: (() => void) | null;
}

/** One page of the messages that a person has written, newest first, live. */
export function useMyMessages(uid: string, tab: Tab): MessagePage {
  const [cursors, setCursors] = useState<Date[]>([]);
  const found = useLiveQuery(
    queryOf(collections.pastorMessages, {
      equal: { field: 'user_id', value: uid },
      among: { field: 'status', values: statuses[tab] },
      newestBy: 'created_at',
      after: cursors.at(-1) ?? null,
      // One more than is shown tells whether there are older ones.
      size: PAGE + 1,
    }),
    pastorMessageSchema,
  );
  const value = found.state === 'ready' ? found.value.slice(0, PAGE) : [];
  const last = value.at(-1);
  const hasOlder = found.state === 'ready' && found.value.length > PAGE;

  return {
    messages: found.state === 'ready' ? { ...found, value } : found,
    count: cursors.length * PAGE + value.length,
    newer: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
    older: hasOlder && last ? () => setCursors([...cursors, last.created_at]) : null,
  };
}
