import LeafIcon from '@mui/icons-material/SpaOutlined';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The tasks of the day, joined by a stem. */
export function DayPath({ children }: { children: ReactNode }) {
  return (
    <Box component="ol" aria-label="Seu dia" sx={path}>
      {children}
    </Box>
  );
}

interface StepProps {
  isDone: boolean;
  children: ReactNode;
}

/** A task on the stem; a leaf opens where it is done. */
export function DayStep({ isDone, children }: StepProps) {
  return (
    <Box component="li" sx={step}>
      <Box aria-hidden sx={isDone ? leaf : bud}>
        {isDone && <LeafIcon sx={{ fontSize: 16 }} />}
      </Box>
      {children}
    </Box>
  );
}

const path = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;

/** From the top of the card to the middle of its bud. */
const BUD_TOP = 20;

const step = {
  position: 'relative',
  minWidth: 0,
  pl: '30px',
  '& > * + * + *': { mt: 1 },
  // The stem: it begins at the first bud and ends at the last.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 10,
    width: 2,
    top: 0,
    bottom: -12,
    bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.35)',
  },
  '&:first-of-type::before': { top: BUD_TOP + 10 },
  '&:last-of-type::before': { bottom: `calc(100% - ${BUD_TOP}px)` },
} as const;

const bud = {
  position: 'absolute',
  left: 3,
  top: BUD_TOP + 3,
  width: 16,
  height: 16,
  border: 2,
  borderColor: 'primary.main',
  borderRadius: '50%',
  bgcolor: 'background.default',
} as const;

const leaf = {
  ...bud,
  left: 0,
  top: BUD_TOP,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
