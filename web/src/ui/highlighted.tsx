import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Ranges of the text, sorted and not overlapping; `end` is exclusive. */
  spans: { start: number; end: number }[];
}

/** Highlights the matches of a search in a text. */
export function Highlighted({ text, spans }: Props) {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const { start, end } of spans) {
    parts.push(
      text.slice(position, start),
      <Box key={start} component="mark" sx={mark}>
        {text.slice(start, end)}
      </Box>,
    );
    position = end;
  }
  return [...parts, text.slice(position)];
}

const mark = {
  color: 'inherit',
  borderRadius: '3px',
  bgcolor: '#FBE0BF',
  '[data-scheme="dark"] &': { bgcolor: '#5A431F' },
};
