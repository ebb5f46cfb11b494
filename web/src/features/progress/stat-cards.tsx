import { Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Null while it is not known. */
  value: string | null;
  icon: ReactNode;
  caption: string;
  children?: ReactNode;
}

/** One figure: what it is, how much, and what it means. */
export function StatCard({ label, value, icon, caption, children }: Props) {
  return (
    <Card component="section" aria-label={label} sx={{ height: '100%' }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'secondary.main' }}>
          {icon}
          <Typography variant="subtitle2" component="h2" color="textSecondary">
            {label}
          </Typography>
        </Stack>
        <Typography
          sx={{
            fontFamily: 'h1.fontFamily',
            fontSize: '2rem',
            fontWeight: 600,
            lineHeight: 1.4,
            mb: children ? 0.75 : 0,
          }}
        >
          {value ?? <Skeleton width={64} />}
        </Typography>
        {children}
        <Typography variant="body2" color="textSecondary" sx={{ mt: children ? 1 : 0 }}>
          {value === null ? <Skeleton width={96} /> : caption}
        </Typography>
      </CardContent>
    </Card>
  );
}
