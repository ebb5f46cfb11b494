import { Skeleton } from '@mui/material';
import { EarlierMessages } from './conversation';
import { useConversationWith } from './api';
import { asMessage, messageOutbox } from './send';

interface Props {
  /** The leader. */
  uid: string;
  discipleId: string;
  name: string;
  /** Only earlier messages are shown; null for all of them. */
  before: Date | null;
}

/** The messages between a leader and a disciple; queried only where they are shown. */
export function EarlierConversation({ uid, discipleId, name, before }: Props) {
  const earlier = useConversationWith(uid, discipleId, before);
  const waiting = messageOutbox.useEntries(uid).filter(({ to }) => to === discipleId);
  if (earlier.state === 'loading') return <Skeleton variant="rounded" height={96} />;
  const stored = earlier.state === 'ready' ? earlier.value : [];
  const unsent = before ? [] : waiting.map((each) => asMessage(uid, null, each)).toReversed();
  const newestFirst = [...unsent, ...stored];
  return (
    <EarlierMessages
      newestFirst={newestFirst}
      names={{ disciple: name, leader: 'Você' }}
      reader="leader"
    />
  );
}
