import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { MessageStatus } from '@raizes/domain/pastor-message';
import { collections, paths } from '@raizes/domain/paths';
import { useLivePages } from '@/lib/live-pages';
import type { LivePage } from '@/lib/live-pages';
import { updateFields } from '@/lib/update';
import { useWatchedDoc } from '@/lib/watched-doc';
import type { Watched } from '@/lib/watched-doc';

/** A page of messages, as many as a person takes in at once. */
export const PAGE = 20;

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
