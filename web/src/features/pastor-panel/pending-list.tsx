import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { useState } from 'react';
import { PanelList } from './panel-list';
import type { ListProps } from './panel-list';
import type { Pending } from './use-pending';
import { withOpened } from './with-opened';

interface Props extends ListProps {
  pending: Pending;
  message: PastorMessage | null;
}

/** What a leader has not opened yet, and what has just been opened from among it. */
export function PendingList({ pending, message, ...list }: Props) {
  const { items } = pending;
  const [openedHere, setOpenedHere] = useState<string | null>(null);
  const isListed = items.state === 'ready' && items.value.some(({ id }) => id === list.opened);
  if (isListed && openedHere !== list.opened) setOpenedHere(list.opened);

  const staying = message && message.id === openedHere ? message : null;
  const page = {
    ...pending,
    items: items.state === 'ready' ? { ...items, value: withOpened(items.value, staying) } : items,
  };
  return <PanelList status="pending" page={page} hasMore={pending.hasMore} {...list} />;
}
