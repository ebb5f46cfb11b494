import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Button, Stack } from '@mui/material';
import { useMemo } from 'react';
import { canShareImages, copyImage, downloadImage, shareImage } from './card-image';

export const buttonRow = { flexWrap: 'wrap', '& > *': { flexGrow: 1 } } as const;

interface ImageActionsProps {
  canvas: { current: HTMLCanvasElement | null };
  /** Names the file. */
  reference: string;
  disabled: boolean;
}

/** Shares, saves or copies a picture. */
export function ImageActions({ canvas, reference, disabled }: ImageActionsProps) {
  const run = (action: (canvas: HTMLCanvasElement, reference: string) => Promise<void>) => () => {
    if (canvas.current) void action(canvas.current, reference);
  };
  const canShare = useMemo(() => canShareImages(), []);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={buttonRow}>
      {canShare && (
        <Button
          variant="contained"
          startIcon={<ShareIcon />}
          disabled={disabled}
          onClick={run(shareImage)}
          sx={{ minWidth: '100%' }}
        >
          Compartilhar imagem
        </Button>
      )}
      <Button
        variant={canShare ? 'outlined' : 'contained'}
        startIcon={<DownloadIcon />}
        disabled={disabled}
        onClick={run(downloadImage)}
      >
        Baixar imagem
      </Button>
      {'ClipboardItem' in globalThis && (
        <Button
          variant="outlined"
          startIcon={<CopyIcon />}
          disabled={disabled}
          onClick={run(copyImage)}
        >
          Copiar imagem
        </Button>
      )}
    </Stack>
  );
}
