import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Logo, MarkPaths } from '@/ui/logo';

interface Props {
  /** The page's name in the window title. */
  page: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/** The frame of every screen outside the app: the logo above a card, and on a wide screen what the app promises beside it. */
export function AuthFrame({ page: name, title, text, children, footer }: Props) {
  return (
    <Box component="main" sx={page}>
      <title>{`${name} · Raízes`}</title>
      <Promises />
      <Stack spacing={{ xs: 3, md: 2 }} sx={{ width: '100%', maxWidth: 472, p: 2 }}>
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

const page = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  placeItems: 'center',
  minHeight: '100dvh',
} as const;

const promises = [
  'De 5 a 10 minutos por dia',
  'Um devocional e uma leitura a cada manhã',
  'Seu pastor ou líder por perto',
];

const Promises = () => (
  <Box sx={promise}>
    <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={mark}>
      <MarkPaths />
    </Box>
    <Typography variant="h1" component="p" sx={{ fontSize: '2.5rem', mb: 3 }}>
      Raízes profundas, um dia de cada vez.
    </Typography>
    <Stack
      component="ul"
      spacing={1.5}
      sx={{ m: 0, pl: 3, fontSize: '1.0625rem', listStyleType: '"✓  "' }}
    >
      {promises.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Stack>
  </Box>
);

/** The landing page's earth, in both schemes. */
const promise = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 0,
  placeSelf: 'stretch',
  height: '100dvh',
  overflow: 'hidden',
  p: 6,
  pt: 'max(48px, 28dvh)',
  color: '#F3EFE4',
  background: 'linear-gradient(#24483A, #1C372C)',
} as const;

const mark = {
  position: 'absolute',
  right: -96,
  bottom: -64,
  width: 440,
  color: '#F3EFE4',
  opacity: 0.1,
} as const;
