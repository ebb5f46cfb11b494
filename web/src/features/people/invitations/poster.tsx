import { formatCode } from '@raizes/domain/invitations';
import { Global } from '@emotion/react';
import { Box, Portal, Typography } from '@mui/material';
import { QrCode } from './qr-code';

interface Props {
  church: string;
  leader: string;
  code: string;
  url: string;
  until: string;
}

const steps = [
  'Abra a câmera do celular e aponte para o QR code.',
  'Toque no link que aparece na tela.',
  'Crie a sua conta: leva menos de 1 minuto e é de graça.',
  'Abra o seu primeiro devocional.',
];

/** An A4 sheet that replaces the page in print and is invisible on the screen. */
export function Poster({ church, leader, code, url, until }: Props) {
  const address = url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return (
    <Portal>
      <Global styles={printStyles} />
      <Box className="poster" sx={sheet}>
        <Typography component="p" sx={{ fontSize: '20pt' }}>
          {church || 'A nossa igreja'}
        </Typography>
        <Typography component="p" variant="h1" sx={{ fontSize: '34pt', my: '4mm' }}>
          Uns minutos por dia com a Palavra
        </Typography>
        <Typography component="p" sx={{ fontSize: '16pt' }}>
          {leader} convida você para o Raízes
        </Typography>
        <Box sx={{ width: '112mm', mx: 'auto', my: '4mm' }}>
          <QrCode text={url} label="QR code do convite" />
        </Box>
        <Typography
          component="p"
          sx={{ fontSize: '36pt', fontWeight: 700, letterSpacing: '0.1em' }}
        >
          {formatCode(code)}
        </Typography>
        <Box component="ol" sx={{ textAlign: 'left', fontSize: '15pt', mx: '12mm', my: '4mm' }}>
          {steps.map((step) => (
            <Box component="li" key={step} sx={{ mb: '2mm' }}>
              {step}
            </Box>
          ))}
        </Box>
        <Typography component="p" sx={{ fontSize: '12pt' }}>
          Sem câmera? Abra {address} e digite o código. O convite vale até {until}.
        </Typography>
      </Box>
    </Portal>
  );
}

const sheet = { display: 'none', textAlign: 'center', bgcolor: '#fff', color: '#000' };

const printStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    'body > :not(.poster)': { display: 'none !important' },
    '.poster': { display: 'block !important' },
  },
};
