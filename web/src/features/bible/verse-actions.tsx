import { isIncomplete, shownText } from '@raizes/domain/bible/edition';
import type { Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage, VersePosition } from '@raizes/domain/bible/passage';
import { markColours, markField } from '@raizes/domain/documents/bible-marks';
import type { MarkColour } from '@raizes/domain/documents/bible-marks';
import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import NoteIcon from '@mui/icons-material/EditNoteOutlined';
import LeaderIcon from '@mui/icons-material/ForumOutlined';
import CardIcon from '@mui/icons-material/ImageOutlined';
import MentorIcon from '@mui/icons-material/TipsAndUpdatesOutlined';
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { toastError, toastSuccess } from '@/lib/toast';
import { twoLines } from '@/ui/page/styles';
import { VerseCardDialog } from '@/features/verse-card/verse-card-button';
import type { PassageVerse } from './api';
import { markPalette } from './mark-colours';
import { highlight, noteDraft, noteId } from './marks';
import type { BookMarks } from './marks';
import { NoteDialog } from './note-dialog';

export interface VerseActionsProps {
  passage: Passage;
  /** At least one verse. */
  verses: PassageVerse[];
  edition: Edition;
  marks: BookMarks;
  onAsk: (who: Helper, passage: Passage) => void;
  /** Clears the selection. */
  onClose: () => void;
}

/** Whom the person can ask about a passage. */
export type Helper = 'mentor' | 'leader';

/** The actions for the selected verses. */
export function VerseActions(props: VerseActionsProps) {
  const { passage, verses, edition, marks, onAsk, onClose } = props;
  const [dialog, setDialog] = useState<'note' | 'card' | null>(null);
  const reference = formatPassage(passage);
  const words = verses.map(shownText).join(' ');
  const noted = findNotedVerse(marks, verses);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`“${words}” ${reference} (${edition.abbreviation})`);
      toastSuccess('Copiado');
      onClose();
    } catch (cause) {
      console.warn('The verses could not be copied', cause);
      toastError('Não foi possível copiar', 'Selecione o texto com o dedo e copie por lá.');
    }
  }

  return (
    <>
      <Colours marks={marks} verses={verses.map(positionOf)} onChosen={onClose} />
      {noted && noted.text !== '' && (
        <ButtonBase
          aria-label={noted.isDraft ? 'Abrir o rascunho da anotação' : 'Abrir a anotação'}
          onClick={() => setDialog('note')}
          sx={noteSx}
        >
          <NoteIcon fontSize="small" color="action" />
          <Typography component="span" variant="body2" sx={twoLines}>
            {noted.isDraft && 'Rascunho: '}
            {noted.text}
          </Typography>
        </ButtonBase>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }}>
        <Action icon={<CopyIcon />} text="Copiar" onClick={() => void copy()} />
        <Action
          icon={<NoteIcon />}
          text="Anotar"
          isDisabled={!marks.isKnown}
          onClick={() => setDialog('note')}
        />
        <Action
          icon={<CardIcon />}
          text="Cartão"
          label="Cartão para compartilhar"
          isDisabled={verses.some(isIncomplete)}
          onClick={() => setDialog('card')}
        />
        <Action
          icon={<MentorIcon />}
          text="Mentor"
          label="Perguntar ao mentor"
          onClick={() => onAsk('mentor', passage)}
        />
        <Action
          icon={<LeaderIcon />}
          text="Líder"
          label="Enviar ao líder"
          onClick={() => onAsk('leader', passage)}
        />
      </Box>
      {dialog === 'note' && noted && (
        <NoteDialog marks={marks} {...noted} onClose={() => setDialog(null)} />
      )}
      <Suspense>
        {dialog === 'card' && (
          <VerseCardDialog
            verse={words}
            reference={reference}
            edition={edition.name}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const positionOf = ({ chapter, number }: PassageVerse): VersePosition => ({
  chapter,
  verse: number,
});

/** Returns the first selected verse with a note or draft, or else the first verse. */
function findNotedVerse({ book, marks }: BookMarks, verses: PassageVerse[]) {
  const notes = verses.map((each) => {
    const verse = positionOf(each);
    const stored = marks.get(markField(verse))?.note ?? '';
    const draft = noteDraft.read(noteId(book, verse));
    return { verse, words: each.text, text: draft || stored, isDraft: draft !== '' };
  });
  return notes.find(({ text }) => text !== '') ?? notes[0];
}

interface ColoursProps {
  marks: BookMarks;
  verses: VersePosition[];
  onChosen: () => void;
}

/** The colours. Choosing the colour that all the verses have removes it. */
function Colours({ marks, verses, onChosen }: ColoursProps) {
  const colours = verses.map((verse) => marks.marks.get(markField(verse))?.colour);
  const [first] = colours;
  const current = colours.every((colour) => colour === first) ? first : undefined;
  return (
    <>
      <Stack direction="row" role="group" aria-label="Destacar" sx={{ my: 0.5, gap: 0.5 }}>
        {markColours.map((colour) => (
          <Colour
            key={colour}
            colour={colour}
            isCurrent={colour === current}
            isDisabled={!marks.isKnown}
            onClick={() => {
              highlight(marks, verses, colour === current ? null : colour);
              onChosen();
            }}
          />
        ))}
      </Stack>
      {!marks.isKnown && (
        <Typography variant="caption" color="textSecondary">
          Para destacar e anotar, falta ler o que você já marcou neste livro. Verifique sua
          internet.
        </Typography>
      )}
    </>
  );
}

interface ColourProps {
  colour: MarkColour;
  isCurrent: boolean;
  isDisabled: boolean;
  onClick: () => void;
}

const Colour = ({ colour, isCurrent, isDisabled, onClick }: ColourProps) => (
  <IconButton
    aria-label={`Destacar em ${markPalette[colour].name}`}
    aria-pressed={isCurrent}
    disabled={isDisabled}
    onClick={onClick}
    sx={{ p: 0.75 }}
  >
    <Box
      data-mark={colour}
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        width: 32,
        height: 32,
        borderRadius: '50%',
        color: 'text.primary',
        border: 1,
        borderColor: 'text.secondary',
        bgcolor: markPalette[colour].light,
        ...theme.applyStyles('dark', { bgcolor: markPalette[colour].dark }),
      })}
    >
      {isCurrent && <CheckIcon fontSize="small" />}
    </Box>
  </IconButton>
);

interface ActionProps {
  icon: ReactNode;
  text: string;
  /** The accessible label, if it says more than the text. */
  label?: string;
  isDisabled?: boolean;
  onClick: () => void;
}

const Action = ({ icon, text, label = text, isDisabled = false, onClick }: ActionProps) => (
  <ButtonBase aria-label={label} disabled={isDisabled} onClick={onClick} sx={actionSx}>
    {icon}
    <Typography variant="caption" component="span">
      {text}
    </Typography>
  </ButtonBase>
);

const actionSx = {
  flexDirection: 'column',
  gap: 0.5,
  minHeight: 60,
  py: 1,
  borderRadius: 2,
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
  '&.Mui-disabled': { opacity: 0.4 },
} as const;

const noteSx = {
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  width: '100%',
  minHeight: 44,
  py: 1,
  borderRadius: 2,
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const;
