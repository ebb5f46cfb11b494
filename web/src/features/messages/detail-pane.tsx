import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { notificationIds } from '@raizes/domain/notification-ids';
import { useEffect, useState } from 'react';
import { NothingOpened } from '@/ui/nothing-opened';
import type { MessagePage } from './api';
import { MessageDetail } from './message-detail';

interface Props {
  id: string | null;
  pages: Record<'responded' | 'waiting', MessagePage>;
  leader: Leader | null;
  unsent: ReadonlySet<string>;
  news: ReadonlySet<string>;
  onSeen: (notificationId: string) => void;
}

/** The opened message. */
export function DetailPane({ id, pages, leader, unsent, news, onSeen }: Props) {
  const message = useOpened(id, pages);
  const reply = notificationIds.reply(id ?? '');
  const isSeen = message?.status === 'responded' && news.has(reply);

  useEffect(() => {
    if (isSeen) onSeen(reply);
  }, [isSeen, reply, onSeen]);

  if (!message) return <NothingOpened />;
  return (
    <MessageDetail
      key={message.id}
      message={message}
      leader={leader}
      isUnsent={unsent.has(message.id)}
    />
  );
}

/** Stays as it was seen last while it goes from one list to the other, or to another page. */
function useOpened(id: string | null, pages: Props['pages']): PastorMessage | null {
  const [last, setLast] = useState<PastorMessage | null>(null);
  const found = [pages.responded, pages.waiting]
    .flatMap(({ items }) => (items.state === 'ready' ? items.value : []))
    .find((each) => each.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
