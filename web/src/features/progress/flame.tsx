import { formatDayCount } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { livingStreak } from '@raizes/domain/progress/streak';
import FireIcon from '@mui/icons-material/LocalFireDepartment';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';

const StreakSheet = lazyComponent(() =>
  import('./streak-sheet').then((module) => module.StreakSheet),
);

interface Props {
  /** Null while they are unknown. */
  stats: UserStats | null;
  today: Day;
}

/** The streak as a flame that opens its sheet. */
export function Flame({ stats, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const streak = stats && livingStreak(stats, today);
  return (
    <>
      <Button
        color={streak === 0 ? 'inherit' : 'secondary'}
        startIcon={<FireIcon />}
        aria-label={streak === null ? 'Sequência' : `Sequência: ${formatDayCount(streak)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={streak === 0 ? unlit : glance}
      >
        {/* It shows no zero. */}
        {streak === 0 ? null : (streak ?? '–')}
      </Button>
      <Suspense>
        {isOpen && <StreakSheet stats={stats} today={today} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

const glance = {
  minWidth: 0,
  px: 1.75,
  minHeight: 44,
  '& .MuiButton-startIcon:last-child': { mx: 0 },
  fontSize: '1rem',
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
} as const;

const unlit = { ...glance, color: 'text.secondary', bgcolor: 'action.hover' } as const;
