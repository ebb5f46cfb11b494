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
  /** The devotional that the message is about; null from anywhere else. */
  devotional: Day | null;
  /** What the button says, where it is not the usual. */
  label?: string;
}

/** Opens the dialog for a message to the pastor or leader. */
export function TalkToLeader({ uid, profile, devotional, label: wished }: Props) {
  const [isOpen, setOpen] = useState(false);
  const position = profile?.leader?.position ?? 'pastor';
  const usual = `Falar com ${devotional === null ? 'Pastor' : leaderTitle(position)}`;
  const label = wished ?? usual;
  return (
    <>
      <Button variant="outlined" startIcon={<MessageIcon />} onClick={() => setOpen(true)}>
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
