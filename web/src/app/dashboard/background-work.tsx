import { useSettledOutbox } from '@/features/messages/use-settled-outbox';
import { NewBadges } from '@/features/notifications/new-badges';

interface Props {
  uid: string;
  /** How many notifications are unread. */
  unread: number;
}

/** What goes on behind the dashboard and is loaded after it. */
export function BackgroundWork({ uid, unread }: Props) {
  useSettledOutbox(uid);
  return <NewBadges uid={uid} unread={unread} />;
}
