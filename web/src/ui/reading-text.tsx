import { Box } from '@mui/material';
import { RichText } from './rich-text';
import { scripture } from './theme';

/** A section of the devotional to read; one that was left empty invites to a pause instead. */
export function ReadingText({ text, pause }: { text: string; pause: string }) {
  return (
    <Box sx={{ ...scripture, fontSize: '1.125rem' }}>
      <RichText text={text.trim() || pause} />
    </Box>
  );
}
