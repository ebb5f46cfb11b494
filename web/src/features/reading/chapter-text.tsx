import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { scripture } from '@/ui/theme';
import { parseChapter } from './chapter';

/** A chapter set for long reading, in the size of what it stands in. */
export function ChapterText({ text }: { text: string }) {
  const stanzas = useMemo(() => parseChapter(text), [text]);
  return (
    <Box sx={{ ...scripture, hyphens: 'auto', overflowWrap: 'break-word' }}>
      {stanzas.map((lines, stanza) => (
        <Box key={stanza} sx={{ mb: '1em' }}>
          {lines.map(({ verse, text: words }, index) => (
            <Typography key={index} sx={{ font: 'inherit', mb: verse ? '0.4em' : 0 }}>
              {verse && <VerseNumber>{verse}</VerseNumber>}
              {words}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function VerseNumber({ children }: { children: string }) {
  return (
    <Box
      component="sup"
      sx={{
        fontFamily: 'fontFamily',
        fontSize: '0.62em',
        fontWeight: 700,
        lineHeight: 0,
        color: 'secondary.main',
        mr: '0.45em',
      }}
    >
      {children}
    </Box>
  );
}
