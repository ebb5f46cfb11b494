import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Highlighted } from './highlighted';

interface Props {
  title: string;
  text: string;
  /** What stands there when nothing was written. */
  none?: string;
  words: string[];
  children?: ReactNode;
}

/** A passage that the person wrote. */
export function OwnWords({ title, text, none = '', words, children }: Props) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h4" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {text.trim() ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Highlighted text={text} words={words} />
        </Typography>
      ) : (
        <Typography color="textSecondary">{none}</Typography>
      )}
      {children}
    </Box>
  );
}
