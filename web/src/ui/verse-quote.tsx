import { Box, Typography } from '@mui/material';
import { scripture } from './theme';

/** The verse of a devotional. */
export function VerseQuote({ text }: { text: string }) {
  return (
    <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}>
      <Typography
        sx={{
          ...scripture,
          fontSize: '1.375rem',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}
