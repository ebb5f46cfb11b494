import type { Devotional } from '@raizes/domain/documents/content';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Button, Stack } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { VerseCardDialog } from '@/features/verse-card/verse-card-button';

interface Props {
  devotional: Devotional;
  /** It counts for an earlier day. */
  isLate: boolean;
  /** What is left to do today. */
  next: { to: string; label: string } | null;
  onClose: () => void;
}

/** The buttons of a completed devotional, pinned to the bottom edge. */
export function ClosingActions({ devotional, isLate, next, onClose }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { verse_text, verse_reference } = devotional;
  const text = [
    `Completei ${isLate ? 'um devocional' : 'o devocional de hoje'} no Raízes! 🌱`,
    `“${verse_text}” (${verse_reference})`,
  ].join('\n\n');

  async function share(): Promise<void> {
    if (!(await shareByDevice(text))) setDialogOpen(true);
  }

  return (
    <Stack spacing={1} sx={bar}>
      {next && (
        <Button component={Link} to={next.to} variant="contained" size="large">
          {next.label}
        </Button>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', '& > *': { flex: 1 } }}>
        <Button
          variant={next === null ? 'contained' : 'outlined'}
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
          <VerseCardDialog
            verse={verse_text}
            reference={verse_reference}
            text={text}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  width: '100%',
  maxWidth: 480,
  mx: 'auto',
  mt: 'auto',
  pt: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
} as const;

/** Opens the device's share sheet; false if there is none or it fails. */
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
