import CopyIcon from '@mui/icons-material/ContentCopy';
import { Button, Stack } from '@mui/material';
import type { Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import type { Person } from '@/lib/session';
import { toastError, toastSuccess } from '@/lib/toast';
import type { PassageVerse } from './api';

export interface VerseActionsProps {
  passage: Passage;
  verses: PassageVerse[];
  edition: Edition;
  person: Person;
  /** Ends the selection. */
  onClose: () => void;
}

/** What can be done with the selected verses. */
export function VerseActions({ passage, verses, edition, onClose }: VerseActionsProps) {
  async function copy(): Promise<void> {
    const words = verses.map(({ text }) => text).join(' ');
    try {
      await navigator.clipboard.writeText(
        `“${words}” ${formatPassage(passage)} (${edition.abbreviation})`,
      );
      toastSuccess('Copiado');
      onClose();
    } catch (cause) {
      console.warn('The verses could not be copied', cause);
      toastError('Não foi possível copiar', 'Selecione o texto com o dedo e copie por lá.');
    }
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        Copiar
      </Button>
    </Stack>
  );
}
