import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Logo } from '@/ui/logo';

interface Props {
  /** The page's name in the window title. */
  page: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/** The frame of every screen outside the app: the logo above a card. */
export function AuthFrame({ page, title, text, children, footer }: Props) {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <title>{`${page} · Raízes`}</title>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
        <Box
          component="a"
          href="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            color: 'primary.main',
            textDecoration: 'none',
          }}
        >
          <Logo size={40} />
          <Typography component="span" variant="h2">
            Raízes
          </Typography>
        </Box>
        {/* Styled like MUI's Card, to keep its code out of the first visit. */}
        <Box
          sx={{
            p: { xs: 2.5, sm: 4 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <Stack spacing={1} sx={{ mb: 3 }}>
            <Typography variant="h1">{title}</Typography>
            {text && (
              <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            )}
          </Stack>
          {children}
        </Box>
        {footer}
      </Stack>
    </Box>
  );
}
