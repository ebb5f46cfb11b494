import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {text && <Typography color="textSecondary">{text}</Typography>}
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
