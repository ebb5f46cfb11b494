import { Box } from '@mui/material';
import type { Theme } from '@mui/material';
import { spansOf } from './fold';

const mark = (theme: Theme) => ({
  color: 'inherit',
  borderRadius: '3px',
  bgcolor: '#FBE0BF',
  ...theme.applyStyles('dark', { bgcolor: '#5A431F' }),
});

/** A text with the words that were looked for marked in it. */
export function Highlighted({ text, words }: { text: string; words: string[] }) {
  const pieces = [];
  let place = 0;
  for (const { start, end } of spansOf(text, words)) {
    pieces.push(
      text.slice(place, start),
      <Box key={start} component="mark" sx={mark}>
        {text.slice(start, end)}
      </Box>,
    );
    place = end;
  }
  return [...pieces, text.slice(place)];
}
