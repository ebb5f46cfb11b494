import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo';

type Action =
  | { label: string; href: string }
  | { label: string; to: string }
  | { label: string; onClick: () => void };

interface Props {
  title: string;
  text: string;
  action: Action;
  children?: ReactNode;
}

/** A whole screen with one message and one thing to do. */
export function MessagePage({ title, text, action, children }: Props) {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 3 }}>
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', maxWidth: 440 }}>
        <Logo size={56} />
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{text}</Typography>
        {children}
        <ActionButton action={action} />
      </Stack>
    </Box>
  );
}

function ActionButton({ action }: { action: Action }) {
  if ('href' in action) {
    return (
      <Button variant="contained" size="large" href={action.href}>
        {action.label}
      </Button>
    );
  }
  if ('to' in action) {
    return (
      <Button variant="contained" size="large" component={Link} to={action.to}>
        {action.label}
      </Button>
    );
  }
  return (
    <Button variant="contained" size="large" onClick={action.onClick}>
      {action.label}
    </Button>
  );
}
