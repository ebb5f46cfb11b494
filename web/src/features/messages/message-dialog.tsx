import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { needsGuardian } from '@raizes/domain/guardianship';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import { MessageForm } from './message-form';
import { ForMinors } from './for-minors';
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
  const isClosed = isGuarded(profile);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="message-title">
      <DialogTitle id="message-title" variant="h2">
        {title}
      </DialogTitle>
      {typeof leader === 'object' && !isClosed ? (
        <MessageForm uid={uid} leader={leader} devotional={devotional} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {isClosed || typeof leader === 'object' ? (
              <ForMinors />
            ) : leader === 'asking' ? (
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

/** The stats carry the year only while a guardian's consent is needed. */
function isGuarded(profile: UserStats['profile']): boolean {
  if (profile?.adult_from_year === undefined) return false;
  return needsGuardian({ guardianship: 'needed', ...profile }, new Date().getFullYear());
}
