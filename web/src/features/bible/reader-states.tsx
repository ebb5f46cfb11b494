import type { Edition } from '@raizes/domain/bible/edition';
import { chapterPath } from '@raizes/domain/bible/passage';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { useNavigationState } from '@/lib/remembered';
import { toastError, toastSuccess } from '@/lib/toast';
import { LoadingLines } from '@/ui/chapter-column';
import { Notice } from '@/ui/page/notice';
import { useEditions } from './api';
import { switchEdition } from './editions';
import { BibleError } from './files';
import type { BibleFailure } from './files';
import { titleOf } from './place';

/** Announces a new edition of the church's Bible, to which this device switches on request. */
export function EditionNotice() {
  const { newer } = useEditions();
  if (!newer) return null;
  return (
    <Box sx={{ mb: 3, fontFamily: 'fontFamily' }}>
      <Notice
        severity="info"
        role="status"
        title="Há uma nova edição da Bíblia"
        text={`Sua igreja agora lê ${newer.name} (${newer.abbreviation} ${newer.version}). Até você trocar, este aparelho continua com a que já tem.`}
        action={<SwitchButton />}
      />
    </Box>
  );
}

function SwitchButton() {
  const [isSwitching, setSwitching] = useState(false);

  async function change(): Promise<void> {
    setSwitching(true);
    try {
      await switchEdition();
      toastSuccess('Nova edição aberta');
    } catch (error) {
      setSwitching(false);
      const text = error instanceof BibleError ? switchTexts[error.kind] : errorText(error);
      toastError('A edição não foi trocada', text);
    }
  }

  return (
    <Button color="inherit" loading={isSwitching} onClick={() => void change()}>
      Trocar agora
    </Button>
  );
}

const SWITCH_LATER = 'Você continua lendo a edição de antes. Tente novamente mais tarde.';
const switchTexts: Record<BibleFailure, string> = {
  offline: 'Sem conexão com a internet. Você continua lendo a edição de antes.',
  'not-in-edition': SWITCH_LATER,
  'edition-changed': SWITCH_LATER,
  unavailable: SWITCH_LATER,
};

interface ChapterFailureProps {
  reason: BibleFailure;
  /** The name of the book. */
  book: string;
  onRetry: () => void;
  /** Null if the list of books is unknown. */
  onChoose: (() => void) | null;
}

/** Shown in place of a chapter that can't be loaded. */
export function ChapterFailure({ reason, book, onRetry, onChoose }: ChapterFailureProps) {
  switch (reason) {
    case 'offline':
      return (
        <StateMessage
          title="Você está sem internet"
          text={`${book} ainda não foi guardado neste aparelho. Aparece aqui assim que a conexão voltar.`}
          action={
            onChoose && (
              <Button variant="outlined" onClick={onChoose}>
                Escolher outro livro
              </Button>
            )
          }
        />
      );
    case 'edition-changed':
      return (
        <StateMessage
          title="Há uma nova edição da Bíblia"
          text={`${book} não está guardado na edição que este aparelho lê. Na nova, você abre todos os livros que ela tem.`}
          action={<SwitchButton />}
        />
      );
    case 'not-in-edition':
    case 'unavailable':
      return (
        <StateMessage
          title="Não foi possível abrir este livro"
          text="Tente novamente daqui a pouco."
          action={
            <Button variant="outlined" onClick={onRetry}>
              Tentar novamente
            </Button>
          }
        />
      );
  }
}

interface MissingChapterProps {
  uid: string;
  edition: Edition;
}

/** Shown if the edition lacks the chapter. For a sample it lists the available books, and tells an admin how to get the rest. */
export function MissingChapter({ uid, edition }: MissingChapterProps) {
  const { isAdmin } = useNavigationState(uid);
  if (!edition.is_sample)
    return (
      <StateMessage
        title="Este capítulo não está nesta edição"
        text={`${edition.name} não traz este capítulo.`}
      />
    );
  return (
    <StateMessage
      title="Este capítulo ainda não está aqui"
      text={
        isAdmin
          ? 'Este aplicativo tem por enquanto só os capítulos de exemplo. Peça a Bíblia inteira a quem o instalou: no calendário de conteúdo, em “Escolher um plano” ou “Mudar plano”, há um recado pronto para copiar.'
          : 'Este aplicativo tem por enquanto só alguns capítulos de exemplo. A Bíblia inteira aparece aqui assim que a sua igreja a acrescentar.'
      }
      action={<ReadableBooks edition={edition} />}
    />
  );
}

/** Links to the first chapter of each available book. */
function ReadableBooks({ edition }: { edition: Edition }) {
  return (
    <Box component="nav" aria-label="O que já dá para ler">
      <Typography variant="overline" component="h3" color="textSecondary">
        O que já dá para ler
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {edition.books.flatMap(({ book, chapters: [first] }) =>
          first === undefined ? (
            []
          ) : (
            <Button key={book} component={Link} to={chapterPath(book, first)} variant="outlined">
              {titleOf({ book, chapter: first })}
            </Button>
          ),
        )}
      </Stack>
    </Box>
  );
}

interface StateMessageProps {
  title: string;
  text: string;
  action?: React.ReactNode;
}

function StateMessage({ title, text, action }: StateMessageProps) {
  return (
    <Stack
      spacing={1.5}
      sx={{ alignItems: 'flex-start', fontFamily: 'fontFamily', fontSize: '1rem' }}
    >
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary">{text}</Typography>
      {action}
    </Stack>
  );
}

export function ChapterSkeleton() {
  return (
    <Box aria-busy aria-label="Abrindo o capítulo" role="status">
      <LoadingLines />
    </Box>
  );
}
