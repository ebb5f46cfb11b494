import { useCallback, useMemo } from 'react';
import { MessagesScreen } from '@/features/messages/messages-screen';
import { useSettledOutbox } from '@/features/messages/use-settled-outbox';
import { markRead, useUnread } from '@/features/notifications/api';
import { useUserStats } from '@/features/progress/api';

/** A disciple's messages, with the answers that have not been seen. */
export function MyMessages({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const replies = useUnread(uid, 'reply');
  const news = useMemo(
    () => new Set(replies.state === 'ready' ? replies.value.map(({ id }) => id) : []),
    [replies],
  );
  const onSeen = useCallback((id: string) => markRead(uid, id), [uid]);
  useSettledOutbox(uid);

  const leader = stats.state === 'ready' ? (stats.value.profile?.leader ?? null) : null;
  return <MessagesScreen uid={uid} leader={leader} news={news} onSeen={onSeen} />;
}
