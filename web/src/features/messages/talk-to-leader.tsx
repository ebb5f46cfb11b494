import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { leaderTitle } from '@raizes/domain/documents/people';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';

const MessageDialog = lazyComponent(() =>
  import('./message-dialog').then((module) => module.MessageDialog),
);

interface Props {
  uid: string;
  profile: UserStats['profile'];
  /** The devotional that the message is about, if any. */
  devotional: Day | null;
  /** The button's text; by default 'Falar com Pastor' or 'Falar com Líder'. */
  label?: string;
  variant?: 'outlined' | 'contained';
}

/** A button that opens the dialog for a message to the leader. */
export function TalkToLeader(props: Props) {
  const { uid, profile, devotional, label: ownLabel, variant = 'outlined' } = props;
  const [isOpen, setOpen] = useState(false);
  const position = profile?.leader?.position ?? 'pastor';
  const label = ownLabel ?? `Falar com ${devotional === null ? 'Pastor' : leaderTitle(position)}`;
  return (
    <>
      <Button variant={variant} startIcon={<MessageIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <MessageDialog
            uid={uid}
            profile={profile}
            devotional={devotional}
            title={label}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
