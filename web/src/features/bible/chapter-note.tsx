import { CARE_LINE } from '@raizes/domain/bible/notes';
import type { ChapterNote } from '@raizes/domain/bible/notes';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { withCallLinks } from '@/ui/helplines';
import { scripture } from '@/ui/theme/theme';
import { loadNote } from './notes';
import type { Place } from './place';

interface Props {
  place: Place;
  isOpen: boolean;
  onToggle: () => void;
  /** Shown while the note loads. */
  loading: ReactNode;
}

/** The button and the note; nothing for a chapter without one. */
export function Disclosure({ place, isOpen, onToggle, loading }: Props) {
  const note = useNote(place);
  const id = useId();
  if (note === undefined) return loading;
  if (note === null) return null;
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        sx={{ ml: -1, color: 'text.secondary' }}
      >
        Sobre este capítulo
      </Button>
      {isOpen && <Note id={id} note={note} />}
    </>
  );
}

/** Returns undefined while the note loads. */
function useNote({ book, chapter }: Place): ChapterNote | null | undefined {
  const [loaded, setLoaded] = useState<Place & { note: ChapterNote | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (note: ChapterNote | null) => isCurrent && setLoaded({ book, chapter, note });
    loadNote(book, chapter).then(show, (cause: unknown) => {
      console.warn('The note on the chapter could not be read', cause);
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [book, chapter]);
  return loaded?.book === book && loaded.chapter === chapter ? loaded.note : undefined;
}

function Note({ id, note: { happens, center, care } }: { id: string; note: ChapterNote }) {
  return (
    <Box id={id} role="note" sx={panel}>
      <Typography sx={{ font: 'inherit' }}>{happens}</Typography>
      <Typography sx={{ ...scripture, fontSize: '1.0625em', lineHeight: 1.6 }}>{center}</Typography>
      {care && (
        <Typography sx={{ font: 'inherit', color: 'text.secondary' }}>{careLine}</Typography>
      )}
    </Box>
  );
}

const careLine = withCallLinks(CARE_LINE, /(\d+)/);

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  mt: 0.5,
  mb: 3,
  px: 2.5,
  py: 2,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 9%, transparent)',
  fontSize: '0.84em',
  lineHeight: 1.6,
  overflowWrap: 'break-word',
} as const;
