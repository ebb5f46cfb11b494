import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Typography } from '@mui/material';
import { findBook, findBookByName } from '@raizes/domain/bible/books';
import { CARE_LINE } from '@raizes/domain/bible/notes';
import type { ChapterNote } from '@raizes/domain/bible/notes';
import { useEffect, useState } from 'react';
import { useDeviceSetting } from '@/lib/device-settings';
import { loadNote } from './notes';

interface Props {
  /** The id or the Portuguese name of the book. */
  book: string;
  chapter: number;
}

/** The note on a chapter, in a disclosure that stays as the person left it last. Empty for a chapter without a note. */
export function AboutChapter({ book, chapter }: Props) {
  const note = useNote(book, chapter);
  const [setting, setSetting] = useDeviceSetting('about-chapter');
  if (note === null) return null;
  return (
    <Box
      component="details"
      open={setting === 'open'}
      onToggle={({ currentTarget }) => {
        const next = currentTarget.open ? 'open' : 'closed';
        if (next !== (setting ?? 'closed')) setSetting(next);
      }}
      sx={{ ...place, visibility: note ? 'visible' : 'hidden' }}
    >
      <Box component="summary" sx={summary}>
        Sobre este capítulo <ExpandIcon aria-hidden />
      </Box>
      {note && (
        <Box sx={{ borderLeft: 3, borderColor: 'secondary.main', pl: 2, pb: 0.5 }}>
          <Typography>{note.happens}</Typography>
          <Typography sx={{ mt: 1 }}>{note.center}</Typography>
          {note.care && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {CARE_LINE}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

const place = { mb: 2.5, fontFamily: 'body1.fontFamily' };

const summary = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 48,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'primary.main',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: 'rotate 150ms' },
  '[open] > & svg': { rotate: '180deg' },
};

/** Undefined while it loads; null if there is none. */
function useNote(book: string, chapter: number): ChapterNote | null | undefined {
  const id = (findBook(book) ?? findBookByName(book))?.id ?? null;
  const key = `${id} ${chapter}`;
  const [loaded, setLoaded] = useState<{ key: string; note: ChapterNote | null }>();
  useEffect(() => {
    let isCurrent = true;
    void (id === null ? Promise.resolve(null) : loadNote(id, chapter)).then((note) => {
      if (isCurrent) setLoaded({ key, note });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, chapter, key]);
  return loaded?.key === key ? loaded.note : undefined;
}
