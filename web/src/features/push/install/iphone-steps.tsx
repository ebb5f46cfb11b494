import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AppDialog } from '@/ui/app-dialog';

/** Explains in words and pictures how to install the app on an iPhone. */
export function IphoneSteps({ onClose }: { onClose: () => void }) {
  return (
    <AppDialog
      title="Instale o Raízes no iPhone"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          Entendi
        </Button>
      }
    >
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ key, text, picture }) => (
          <Stack key={key} component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={drawing}>
              {picture}
            </Box>
            <Typography>{text}</Typography>
          </Stack>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Depois, abra o Raízes pela tela de início: é ali que os lembretes chegam (iOS 16.4 ou mais
        recente).
      </Typography>
    </AppDialog>
  );
}

const drawing = {
  flexShrink: 0,
  width: 56,
  height: 56,
  borderRadius: 1,
  bgcolor: 'action.hover',
  color: 'primary.main',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

const steps: { key: string; text: ReactNode; picture: ReactNode }[] = [
  {
    key: 'safari',
    text: (
      <>
        Abra o Raízes no <b>Safari</b>.
      </>
    ),
    picture: <path d="M24 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28ZM30 18l-4 8-8 4 4-8Z" />,
  },
  {
    key: 'share',
    text: (
      <>
        Toque em <b>Compartilhar</b>, o quadrado com a seta para cima.
      </>
    ),
    picture: <path d="M24 28V9M18 15l6-6 6 6M17 21h-3v17h20V21h-3" />,
  },
  {
    key: 'add',
    text: (
      <>
        Escolha <b>Adicionar à Tela de Início</b>.
      </>
    ),
    picture: (
      <path d="M16 11h16a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5V16a5 5 0 0 1 5-5ZM24 17v14M17 24h14" />
    ),
  },
  {
    key: 'confirm',
    text: (
      <>
        Confirme em <b>Adicionar</b>, no canto superior direito.
      </>
    ),
    picture: <path d="M13 25l8 8 15-18" />,
  },
];
