import { churchSeason } from '@raizes/domain/content/church-year';
import { calendarDay } from '@raizes/domain/day';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { landscapeOf } from '@/features/scenery/landscape-of';
import { useMedia } from '@/lib/browser';
import { currentTime } from '@/lib/timing';
import { toastError, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { Choice } from '@/ui/choice';
import type { Option } from '@/ui/choice';
import { Notice } from '@/ui/page/notice';
import { useChurchName } from './card-image';
import { cardFormats } from './card-layout';
import type { CardFormat } from './card-layout';
import { cardDesigns, designNames } from './designs';
import type { CardDesign } from './designs';
import { drawCard } from './draw-card';
import { ImageActions, buttonRow } from './image-actions';
import { useDrawing } from './use-drawing';

interface Props {
  verse: string;
  reference: string;
  /** The edition's name, if it is known. */
  edition?: string;
  /** The text to share; defaults to the verse with its reference. */
  text?: string;
  onClose: () => void;
}

/** Shares a verse as a picture, by WhatsApp or as text. */
export function VerseCardDialog({ verse, reference, edition = '', text, onClose }: Props) {
  const isPhone = useMedia('(max-width: 599.95px)');
  const sharedText = text ?? `“${verse}” (${[reference, edition].filter(Boolean).join(', ')})`;

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sharedText);
      toastSuccess('Texto copiado!');
      onClose();
    } catch {
      toastError('Não foi possível copiar', 'Selecione o texto e copie manualmente.');
    }
  }

  return (
    <AppDialog
      title="Compartilhar"
      maxWidth="md"
      fullScreen={isPhone}
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <Box sx={columns}>
        <CardPicture verse={verse} reference={reference} edition={edition} />
        <Stack component="section" aria-label="Texto" spacing={1.5} sx={{ gridArea: 'text' }}>
          <Typography sx={quote}>{sharedText}</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={buttonRow}>
            <Button
              variant="outlined"
              startIcon={<WhatsAppIcon />}
              href={`https://wa.me/?text=${encodeURIComponent(sharedText)}`}
              target="_blank"
              rel="noopener"
            >
              WhatsApp
            </Button>
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copyText()}>
              Copiar texto
            </Button>
          </Stack>
        </Stack>
      </Box>
    </AppDialog>
  );
}

/** The picture on the left, as tall as the dialog allows; on a phone above everything else. */
const columns = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"picture" "choices" "text"', sm: '"picture choices" "picture text"' },
  gridTemplateRows: { sm: 'auto 1fr' },
} as const;

const quote = {
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  userSelect: 'text',
} as const;

interface CardPictureProps {
  verse: string;
  reference: string;
  edition: string;
}

const tooLong: Record<CardFormat, string> = {
  square:
    'Este texto é longo demais para um cartão quadrado. Experimente o formato de status ou compartilhe o texto.',
  story:
    'Este texto é longo demais para um cartão. Escolha menos versículos ou compartilhe o texto.',
};
const FAILED =
  'Este navegador não conseguiu desenhar o cartão. Você ainda pode compartilhar o texto.';

/** The card exactly as it will be shared, the choice of format and design, and the buttons to share, save or copy it. */
function CardPicture({ verse, reference, edition }: CardPictureProps) {
  const church = useChurchName();
  const [format, setFormat] = useState<CardFormat>('square');
  const [design, setDesign] = useState<CardDesign>('light');
  const { width, height } = cardFormats[format];
  const card = useMemo(
    () => ({
      text: { verse, reference, edition, church },
      format,
      design,
      landscape: landscapeOf(verse) ?? 'hills',
      season: churchSeason(calendarDay(currentTime())),
    }),
    [verse, reference, edition, church, format, design],
  );
  const { canvas, state } = useDrawing(drawCard, card);

  const isShown = state === 'drawn' || state === 'drawing';
  return (
    <>
      <Box sx={frame}>
        <Box
          component="canvas"
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={`Cartão: ${[verse, reference, edition, church].filter(Boolean).join(' · ')}`}
          sx={{ ...picture, display: isShown ? 'block' : 'none' }}
        />
        {!isShown && (
          <Notice
            severity="info"
            role="status"
            text={state === 'failed' ? FAILED : tooLong[format]}
          />
        )}
      </Box>
      <Stack component="section" aria-label="Imagem" spacing={1.5} sx={{ gridArea: 'choices' }}>
        <Choice aria-label="Formato" options={formatOptions} value={format} onChange={setFormat} />
        <Choice aria-label="Desenho" options={designOptions} value={design} onChange={setDesign} />
        <ImageActions canvas={canvas} reference={reference} disabled={state !== 'drawn'} />
      </Stack>
    </>
  );
}

const frame = {
  gridArea: 'picture',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  height: { xs: 'min(48dvh, 100vw - 48px)', sm: 'min(60dvh, 440px)' },
} as const;

const picture = {
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  borderRadius: 1,
  boxShadow: '0 2px 16px rgb(0 0 0 / 18%)',
} as const;

const formatOptions: Option<CardFormat>[] = [
  { value: 'square', text: 'Quadrado' },
  { value: 'story', text: 'Status' },
];
const designOptions: Option<CardDesign>[] = cardDesigns.map((value) => ({
  value,
  text: designNames[value],
}));
