import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { EarnedBadge } from '@raizes/domain/documents/user-stats';
import { ButtonBase } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@/ui/lazy';

export interface ShownBadge {
  id: string;
  name: string;
  description: string;
  /** The day on which it was earned; null if that is unknown. */
  on: Day | null;
}

export const shownBadge = ({
  badge_id,
  earned_at,
  name,
  description,
}: EarnedBadge): ShownBadge => ({
  id: badge_id,
  name,
  description,
  on: calendarDay(earned_at),
});

/** Lazy, because it draws a card. */
const BadgeDialog = lazyComponent(() =>
  import('./badge-dialog').then((module) => module.BadgeDialog),
);

interface Props {
  badge: ShownBadge;
  /** Beside the drawing, or below it. */
  isRow?: boolean;
  children: ReactNode;
}

/** An earned badge, which opens large. */
export function BadgeButton({ badge, isRow = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase aria-haspopup="dialog" onClick={() => setOpen(true)} sx={isRow ? row : column}>
        {children}
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <BadgeDialog badge={badge} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const common = { width: '100%', minHeight: 48, borderRadius: 1, font: 'inherit' };
const row = { ...common, gap: 1.5, justifyContent: 'flex-start', textAlign: 'left' } as const;
const column = {
  ...common,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 0.5,
  textAlign: 'center',
} as const;
