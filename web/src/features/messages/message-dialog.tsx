import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { MessageForm } from './message-form';
import { NoLeader } from './no-leader';
import { useLeader } from './use-leader';

interface Props {
  uid: string;
  profile: UserStats['profile'];
  devotional: Day | null;
  title: string;
  onClose: () => void;
}

/** A message to the leader that the person is linked to, or why there can't be one. */
export function MessageDialog({ uid, profile, devotional, title, onClose }: Props) {
  const leader = useLeader(profile);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="message-title">
      <DialogTitle id="message-title" variant="h2">
        {title}
      </DialogTitle>
      {typeof leader === 'object' ? (
        <MessageForm uid={uid} leader={leader} devotional={devotional} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {leader === 'asking' ? (
              <CircularProgress aria-label="Procurando seu líder" />
            ) : (
              <NoLeader why={leader} inDevotional={devotional !== null} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Fechar</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
