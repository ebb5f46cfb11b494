import type { BookId } from '@raizes/domain/bible/books';
import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { VersePosition } from '@raizes/domain/bible/passage';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scripture } from '@/ui/theme/theme';

interface Props {
  book: BookId;
  verse: VersePosition;
  /** Shown after the reference. */
  aside?: ReactNode;
  /** The text of the verse. */
  words: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A verse in a list, linked to its place in the reader. */
export function VerseRow({ book, verse, aside, words, children }: Props) {
  const passage = { book, from: verse, to: verse };
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component={Link} to={passagePath(passage)} sx={row}>
        <Typography
          component="span"
          variant="body2"
          sx={{ fontWeight: 700, color: 'primary.main' }}
        >
          {formatPassage(passage)}
        </Typography>
        {aside}
        <Typography component="span" sx={{ ...scripture, display: 'block' }}>
          {words}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const row = {
  display: 'block',
  py: 1.5,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
