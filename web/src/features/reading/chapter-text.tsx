import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { LinkedText } from '@/ui/linked-text';
import { scripture } from '@/ui/theme/theme';
import { isTitle, parseChapter } from './reading';
import type { Stanza } from './reading';

const plain = { font: 'inherit' };
const verse = { ...plain, '* + &': { mt: '0.4em' } };
const title = { ...plain, fontStyle: 'italic', color: 'text.secondary' };

/** A line without a number continues the verse before it, unless it is a title. */
function styleOf(lines: Stanza, index: number) {
  if (lines[index]?.verse) return verse;
  return isTitle(lines, index) ? title : plain;
}

/** A chapter set for long reading, in the font size of its container. */
export function ChapterText({ text }: { text: string }) {
  const stanzas = useMemo(() => parseChapter(text), [text]);
  return (
    <Box sx={{ ...scripture, hyphens: 'auto', overflowWrap: 'break-word' }}>
      {stanzas.map((lines, stanza) => (
        <Box key={stanza} sx={{ mb: '1em' }}>
          {lines.map((line, index) => (
            <Typography key={index} sx={styleOf(lines, index)}>
              {line.verse && <VerseNumber>{line.verse}</VerseNumber>}
              <LinkedText text={line.text} />
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
