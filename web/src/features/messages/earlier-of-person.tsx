import { Skeleton } from '@mui/material';
import { EarlierMessages } from './conversation';
import { useMessagesOf } from './api';

interface Props {
  /** The leader. */
  uid: string;
  discipleId: string;
  name: string;
  /** Null for all of them. */
  before: Date | null;
}

/** What a leader and a disciple have written each other; looked up only where it is shown. */
export function EarlierOfPerson({ uid, discipleId, name, before }: Props) {
  const earlier = useMessagesOf(uid, discipleId, before);
  if (earlier.state === 'loading') return <Skeleton variant="rounded" height={96} />;
  const newestFirst = earlier.state === 'ready' ? earlier.value : [];
  return (
    <EarlierMessages
      newestFirst={newestFirst}
      names={{ disciple: name, leader: 'Você' }}
      reader="leader"
    />
  );
}
