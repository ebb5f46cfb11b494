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
export function Message({ title, text, action: { label, ...target }, children }: MessageProps) {
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
      <Button
        variant="contained"
        size="large"
        {...target}
        {...('to' in target && { component: Link })}
      >
        {label}
      </Button>
    </Stack>
  );
}

/** A page with one message. */
export function MessagePage(props: MessageProps) {
  return (
    <Box
      component="main"
      sx={{
        display: 'flex',
        minHeight: 'calc(100dvh - var(--nav-height) - var(--offline-height))',
      }}
    >
      <Message {...props} />
    </Box>
  );
}
