import { useCallback, useMemo } from 'react';
import { DiscipleInbox } from '@/features/messages/disciple-inbox';
import { useSettledOutbox } from '@/features/messages/outbox-key';
import { markRead, useUnread } from '@/features/notifications/api';
import { useUserStats } from '@/features/progress/api';
import { LiveProvider } from '@/lib/live';
import { ErrorBoundary } from '../error-boundary';
import type { SignedInProps } from '../routes';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <MyMessages uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}

function MyMessages({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const replies = useUnread(uid, 'reply');
  const unseen = useMemo(
    () => new Set(replies.state === 'ready' ? replies.value.map(({ id }) => id) : []),
    [replies],
  );
  const onSeen = useCallback((id: string) => markRead(uid, id), [uid]);
  useSettledOutbox(uid);

  const leader = stats.state === 'ready' ? (stats.value.profile?.leader ?? null) : null;
  return <DiscipleInbox uid={uid} leader={leader} unseen={unseen} onSeen={onSeen} />;
}
