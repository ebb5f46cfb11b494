import { formatCode } from '@raizes/domain/invitations';
import { Global } from '@emotion/react';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Stack, Typography, Portal } from '@mui/material';
import { encode } from 'uqr';
import { toastError, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { Logo } from '@/ui/logo';
import { Scenery } from '@/features/scenery/scenery';
import type { SharedInvitation } from './api';

interface Props {
  invitation: SharedInvitation;
  church: string;
  /** The leader whose disciples are invited; null for a position. */
  leader: { full_name: string; isSelf: boolean } | null;
  onClose: () => void;
}

/** All ways to pass on an invitation: QR code, code, WhatsApp, link and poster. */
export function ShareDialog({ invitation, church, leader, onClose }: Props) {
  const { code } = invitation;
  const url = `${location.origin}/entrar/${code}`;
  const until = date.format(invitation.expires_at);
  const text = leader
    ? textOf(church, leader, url, until)
    : textForPosition(invitation, church, url, until);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toastSuccess('Link copiado!');
    } catch {
      toastError('Não foi possível copiar', 'Selecione o link e copie manualmente.');
    }
  }

  return (
    <AppDialog
      title="Compartilhar o convite"
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Typography sx={{ alignSelf: 'stretch' }}>
          {leader
            ? 'Mande o link, mostre o QR code ou imprima o cartaz: um convite serve para o grupo todo.'
            : 'O aplicativo não envia e-mail: mande o link.'}
        </Typography>
        <Box sx={{ width: '100%', maxWidth: 260 }}>
          <QrCode text={url} label={`QR code do convite ${formatCode(code)}`} />
        </Box>
        <Typography variant="h2" component="p" sx={{ letterSpacing: '0.08em' }}>
          {formatCode(code)}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', textAlign: 'center', userSelect: 'text' }}
        >
          {url}
          <br />
          vale até {until}
        </Typography>
        <Stack spacing={1} sx={{ width: '100%' }}>
          <Button
            variant="contained"
            startIcon={<WhatsAppIcon />}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener"
          >
            Enviar pelo WhatsApp
          </Button>
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
            Copiar link
          </Button>
          {leader && (
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir cartaz
            </Button>
          )}
        </Stack>
      </Stack>
      {leader && (
        <Poster church={church} leader={leader.full_name} code={code} url={url} until={until} />
      )}
    </AppDialog>
  );
}

const date = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });

const inChurch = (church: string) => (church ? ` da ${church}` : '');

function textOf(
  church: string,
  leader: NonNullable<Props['leader']>,
  url: string,
  until: string,
): string {
  const walk = leader.isSelf
    ? 'Vamos caminhar juntos?'
    : `${leader.full_name} quer caminhar com você.`;
  return `${walk} No Raízes, o aplicativo${inChurch(church)}, tem um devocional por dia: de 5 a 10 minutos com a Palavra, de graça.\n\nEntre por este link, que já traz o seu convite: ${url}\n\nEle vale até ${until}.`;
}

function textForPosition(
  { position, email }: Props['invitation'],
  church: string,
  url: string,
  until: string,
): string {
  const what = position === 'pastor' ? 'pastor' : 'líder';
  return `Você recebeu um convite para servir como ${what} no Raízes, o aplicativo de devocionais${inChurch(church)}.\n\nEntre por este link, com o e-mail ${email ?? ''}: ${url}\n\nEle vale até ${until}.`;
}

interface PosterProps {
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
function Poster({ church, leader, code, url, until }: PosterProps) {
  const address = url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return (
    <Portal>
      <Global styles={printStyles} />
      <Box className="poster" sx={sheet}>
        <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '4mm' }}>
          <Logo size={56} />
          <Typography component="p" sx={{ fontSize: '20pt' }}>
            {church || 'A nossa igreja'}
          </Typography>
        </Box>
        <Box sx={pictureSx}>
          <Scenery landscape="hills" sky="ordinary" risen={0.9} />
        </Box>
        <Typography component="p" variant="h1" sx={{ fontSize: '32pt', my: '3mm' }}>
          Uns minutos por dia com a Palavra
        </Typography>
        <Typography component="p" sx={{ fontSize: '16pt' }}>
          {leader} convida você para o Raízes
        </Typography>
        <Box sx={{ width: '82mm', mx: 'auto', my: '4mm' }}>
          <QrCode text={url} label="QR code do convite" />
        </Box>
        <Typography
          component="p"
          sx={{ fontSize: '30pt', fontWeight: 700, letterSpacing: '0.1em' }}
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

/** The colours of the light scheme, whatever the screen shows. */
const sheet = {
  display: 'none',
  textAlign: 'center',
  bgcolor: '#fff',
  color: '#000',
  printColorAdjust: 'exact',
  '--mui-palette-primary-main': '#2E5E4E',
  '--mui-palette-secondary-main': '#B0642A',
  '--mui-palette-background-default': '#fff',
};

const pictureSx = {
  position: 'relative',
  height: '58mm',
  mt: '3mm',
  mx: '-14mm',
  containerType: 'size',
} as const;

const printStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html, body': { background: '#fff !important' },
    'body > :not(.poster)': { display: 'none !important' },
    '.poster': { display: 'block !important' },
  },
};

interface QrCodeProps {
  text: string;
  label: string;
}

/** Black on white in every theme, because many cameras read nothing else. */
function QrCode({ text, label }: QrCodeProps) {
  // Level Q stays readable with a quarter of the code dirty or torn.
  const { data, size } = encode(text, { ecc: 'Q', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} rx={1} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
