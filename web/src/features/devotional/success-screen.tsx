import type { Devotional } from '@raizes/domain/documents/content';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { scripture } from '@/ui/theme/theme';

function shareText(devotional: Devotional, streak: number): string {
  const days = streak === 1 ? '1 dia' : `${streak} dias`;
  return [
    'Completei o devocional de hoje no Raízes! 🌱',
    `“${devotional.verse_text}” (${devotional.verse_reference})`,
    `Sequência: ${days}.`,
  ].join('\n\n');
}

export const whatsAppUrl = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Opens the device's share sheet; false if it has none. */
async function shareByDevice(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}

const ShareDialog = lazyComponent(() =>
  import('./share-dialog').then((module) => module.ShareDialog),
);

interface Props {
  devotional: Devotional;
  xpGained: number;
  streak: number;
  level: number;
  /** Saved on this device and not confirmed by the server yet. */
  sending: boolean;
  /** The day was already completed when the screen was opened. */
  again: boolean;
  onClose: () => void;
}

export function SuccessScreen(props: Props) {
  const { devotional, xpGained, streak, level, sending, again, onClose } = props;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = shareText(devotional, streak);

  useEffect(() => heading.current?.focus(), []);

  async function share(): Promise<void> {
    if (!(await shareByDevice(text))) setDialogOpen(true);
  }

  return (
    <Stack
      spacing={3}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        flexGrow: 1,
        py: 4,
      }}
    >
      <CheckIcon color="primary" sx={{ fontSize: 72 }} />
      <div>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {again ? 'Já completou hoje' : 'Devocional concluído!'}
        </Typography>
        <Typography color="textSecondary">
          {again
            ? 'Um novo devocional espera por você amanhã.'
            : 'Mais um dia de raízes profundas.'}
        </Typography>
      </div>
      <Stack component="dl" direction="row" spacing={2} sx={{ width: '100%', m: 0 }}>
        <Figure label="XP ganho" value={`+${xpGained}`} />
        <Figure label="Sequência" value={streak === 1 ? '1 dia' : `${streak} dias`} />
        <Figure label="Nível" value={String(level)} />
      </Stack>
      <Typography
        sx={{
          ...scripture,
          fontStyle: 'italic',
          maxWidth: 480,
          overflowWrap: 'anywhere',
        }}
      >
        “{devotional.verse_text}”{' '}
        <Box component="span" sx={{ display: 'block', mt: 0.5, fontStyle: 'normal' }}>
          {devotional.verse_reference}
        </Box>
      </Typography>
      {sending && (
        <Alert severity="info" icon={<CloudIcon />} sx={{ textAlign: 'left' }}>
          Salvo neste aparelho. Será enviado assim que houver internet, e conta para o dia de hoje.
        </Alert>
      )}
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<ShareIcon />}
          onClick={() => void share()}
        >
          Compartilhar
        </Button>
        <Button size="large" onClick={onClose}>
          Fechar
        </Button>
      </Stack>
      {isDialogOpen && (
        <Suspense>
          <ShareDialog text={text} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box
      sx={{
        flex: 1,
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}
