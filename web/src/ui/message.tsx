import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo';

type Action =
  | { label: string; href: string }
  | { label: string; to: string }
  | { label: string; onClick: () => void };

interface MessageProps {
  title: string;
  text: string;
  action: Action;
  children?: ReactNode;
}

/** One message and one action, centred in its container. */
export function Message({ title, text, action, children }: MessageProps) {
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        flexGrow: 1,
        maxWidth: 440,
        mx: 'auto',
        p: 3,
      }}
    >
      <Logo size={56} />
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{text}</Typography>
      {children}
      <ActionButton action={action} />
    </Stack>
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

/** A page with one message. */
export function MessagePage(props: MessageProps) {
  return (
    <Box component="main" sx={{ display: 'flex', minHeight: 'calc(100dvh - var(--nav-height))' }}>
      <Message {...props} />
    </Box>
  );
}
