import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Restricted } from '@/lib/live';
import { useTimedOut } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import type { OpenConversation } from './api';
import { DetailPlaceholder } from './message-detail';
import { MessagesUnavailable } from './message-list';

const ReceivedMessage = lazyComponent(() =>
  import('./received-message').then((module) => module.ReceivedMessage),
);

export interface LeaderDetailProps {
  uid: string;
  id: string | null;
  opened: Restricted<PastorMessage>;
  onResponded: (message: PastorMessage) => void;
  /** Called after the message was archived or restored. */
  onArchiveChange: () => void;
  onOpenConversation: OpenConversation;
}

interface Props extends LeaderDetailProps {
  /** Offered while no message is open. */
  next?: ReactNode;
}

/** The opened message, or why it can't be shown. */
export function LeaderDetail({ uid, id, opened, next, ...actions }: Props) {
  const isUnsure = opened.state === 'loading' || (opened.state === 'missing' && opened.fromCache);
  const isTimedOut = useTimedOut(id !== null && isUnsure);

  if (id === null) return <DetailPlaceholder action={next} />;
  if (isUnsure) {
    return isTimedOut ? <MessagesUnavailable /> : <Skeleton variant="rounded" height={320} />;
  }
  if (opened.state !== 'ready') {
    return <DetailPlaceholder>Esta mensagem não está disponível</DetailPlaceholder>;
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <ReceivedMessage
        key={id}
        uid={uid}
        message={opened.value}
        isUnsent={opened.sending}
        {...actions}
      />
    </Suspense>
  );
}
