import { Button } from '@mui/material';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Link } from 'react-router-dom';
import { AppDialog, apart } from '@/ui/app-dialog';
import { ProgressUnknown } from '@/ui/progress-unknown';
import { StreakBlock } from './streak-block';

interface Props {
  /** Null while they are unknown. */
  stats: UserStats | null;
  today: Day;
  onClose: () => void;
}

/** What the flame opens. */
export function StreakSheet({ stats, today, onClose }: Props) {
  return (
    <AppDialog
      title="Sua sequência"
      maxWidth="xs"
      sx={apart}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} autoFocus>
            Fechar
          </Button>
          <Button component={Link} to="/jornada" variant="contained">
            Ver jornada
          </Button>
        </>
      }
    >
      {stats ? <StreakBlock stats={stats} today={today} /> : <ProgressUnknown height={320} />}
    </AppDialog>
  );
}
