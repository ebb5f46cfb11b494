import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  title: string;
  children: ReactNode;
}

/** One step of the devotional; its title takes the focus when the step opens. */
export function Step({ label, title, children }: Props) {
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="overline" component="p" color="secondary">
          {label}
        </Typography>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
      </div>
      {children}
    </Stack>
  );
}
