import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  title: string;
  /** Where the steps stand one below the other, they are parts of something. */
  heading?: 'h1' | 'h3';
  children: ReactNode;
}

/** One step of the devotional; its title takes the focus when the step opens. */
export function DevotionalStep({ label, title, heading = 'h1', children }: Props) {
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="overline" component="p" color="secondary">
          {label}
        </Typography>
        <Typography
          variant="h1"
          component={heading}
          tabIndex={heading === 'h1' ? -1 : undefined}
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      </div>
      {children}
    </Stack>
  );
}
