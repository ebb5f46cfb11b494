import { Box, Typography } from '@mui/material';
import type { Edition } from '@raizes/domain/bible/edition';
import type { ReactNode } from 'react';

interface TilesProps {
  title?: string;
  /** The least width of a tile, as a CSS length. */
  width: string;
  align: 'start' | 'center';
  /** Buttons or links. */
  children: ReactNode;
}

/** A grid of buttons or links. */
export const Tiles = ({ title, width, align, children }: TilesProps) => (
  <Box component="section" sx={{ mb: 2 }}>
    {title && (
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
    )}
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
        '& > *': { ...tile, justifyContent: align, px: align === 'start' ? 1.5 : 0 },
      }}
    >
      {children}
    </Box>
  </Box>
);

/** Says how much of the Bible is here: `Por enquanto, 24 capítulos`. */
export const InThisEdition = ({ edition, count }: { edition: Edition; count: string }) => (
  <Typography variant="body2" color="textSecondary">
    {edition.is_sample ? `Por enquanto, ${count}` : `${count} nesta edição`}
  </Typography>
);

export const content = { overflowY: 'auto', flexGrow: 1, px: 3, pt: 1.5, pb: 3 };

/** The style of every tile, applied once to the grid, because rendering 150 MUI buttons keeps a phone busy for half a second. */
const tile = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  border: 0,
  borderRadius: '12px',
  bgcolor: 'action.hover',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
  '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  // Still a link, because the page it opens explains what is missing.
  '&[data-absent]:not([aria-current])': {
    bgcolor: 'transparent',
    color: 'text.secondary',
    fontWeight: 400,
  },
} as const;
