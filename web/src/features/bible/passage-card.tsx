import { shownText } from '@raizes/domain/bible/edition';
import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { hasChapters } from '@raizes/domain/bible/passage-text';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { AppDialog } from '@/ui/app-dialog';
import { scripture } from '@/ui/theme/theme';
import { verseNumber } from '@/ui/verse-number';
import { loadEdition, loadPassage, useBible } from './api';
import type { PassageText } from './api';

/** Loads the check whether this device's edition has a passage. @throws `BibleError` */
export async function loadHasPassage(): Promise<(passage: Passage) => boolean> {
  const edition = await loadEdition();
  return (passage) => hasChapters(edition, passage);
}

interface Props {
  passage: Passage;
  onClose: () => void;
}

/** Shows the text of a passage in a dialog over the page that refers to it. */
export function PassageCard({ passage, onClose }: Props) {
  const load = useCallback(
    async () => ({ edition: await loadEdition(), text: await loadPassage(passage) }),
    [passage],
  );
  const { retry, ...loaded } = useBible(load);
  const hasText = loaded.state === 'ready' && loaded.value.text !== null;
  return (
    <AppDialog
      title={formatPassage(passage)}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          {loaded.state === 'failed' && <Button onClick={retry}>Tentar de novo</Button>}
          {hasText && (
            <Button component={Link} to={passagePath(passage)} onClick={onClose}>
              Abrir na Bíblia
            </Button>
          )}
          <Button onClick={onClose} autoFocus>
            Fechar
          </Button>
        </>
      }
    >
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <Note>{failures[loaded.reason]}</Note>}
      {loaded.state === 'ready' &&
        (loaded.value.text ? (
          <Verses {...loaded.value.text} />
        ) : (
          <Note>{loaded.value.edition.is_sample ? NOT_IN_SAMPLE : NOT_IN_EDITION}</Note>
        ))}
    </AppDialog>
  );
}

const NOT_IN_SAMPLE =
  'Este aplicativo tem por enquanto só alguns capítulos da Bíblia, e este ainda não está entre eles.';
const NOT_IN_EDITION = 'A edição da Bíblia deste aplicativo não tem esta passagem.';
const failures = {
  offline:
    'Sem internet agora, e este livro ainda não está guardado neste aparelho. Abra-o uma vez com internet para tê-lo sempre.',
  'not-in-edition': NOT_IN_EDITION,
  'edition-changed': 'A edição da Bíblia mudou. Tente de novo.',
  unavailable: 'Não foi possível abrir a Bíblia agora.',
};

function Verses({ verses, edition }: PassageText) {
  return (
    <Stack spacing={1.5}>
      <Typography sx={{ ...scripture, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        {verses.map((verse) => (
          <span key={`${verse.chapter}.${verse.number}`}>
            {verses.length > 1 && (
              <Box component="sup" aria-hidden sx={verseNumber}>
                {verse.number}
              </Box>
            )}
            {shownText(verse)}{' '}
          </span>
        ))}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {edition.credit}
      </Typography>
    </Stack>
  );
}

function Loading() {
  return (
    <Box role="status" aria-busy aria-label="Carregando a passagem">
      {[100, 92, 64].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={32} />
      ))}
    </Box>
  );
}

function Note({ children }: { children: string }) {
  return <Typography color="textSecondary">{children}</Typography>;
}
