import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections } from '@raizes/domain/paths';
import type { Condition, ListQuery } from '@/lib/documents';
import { usePages } from '@/lib/paging';
import type { LivePage } from '@/lib/paging';

export const PAGE_SIZE = 20;

export type MessagePage = LivePage<PastorMessage>;

export const pagesOf = (conditions: Condition[], descending = 'created_at'): ListQuery => ({
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
