import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { collections } from '@raizes/domain/paths';
import { useLivePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';

/** The disciple sees pending and read together. */
const statuses = { responded: ['responded'], waiting: ['pending', 'read'] };
export type Tab = keyof typeof statuses;

const PAGE = 20;

export type MessagePage = LivePage<PastorMessage>;

/** One page of the messages that a person has written, newest first, live. */
export function useMyMessages(uid: string, tab: Tab): MessagePage {
  return useLivePages(
    collections.pastorMessages,
    pastorMessageSchema,
    {
      conditions: [
        ['user_id', '==', uid],
        ['status', 'in', statuses[tab]],
      ],
      newestBy: 'created_at',
    },
    PAGE,
  );
}
