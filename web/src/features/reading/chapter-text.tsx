import { Box, Typography } from '@mui/material';
import { chapterText } from '@/ui/chapter-column';
import { LinkedText } from '@/ui/linked-text';
import { verseNumber } from '@/ui/verse-number';
import { isTitle } from './chapter';
import type { Stanza } from './chapter';

const plain = { font: 'inherit' };
const verse = { ...plain, '* + &': { mt: '0.4em' } };
const title = { ...plain, fontStyle: 'italic', color: 'text.secondary' };

const tint = 'color-mix(in srgb, var(--mui-palette-secondary-main) 16%, transparent)';
/** Highlights the line that is being spoken, without a layout shift. */
const spokenStyle = { bgcolor: tint, boxShadow: `0 0 0 6px ${tint}`, borderRadius: '2px' };

/** A line without a number continues the verse before it, unless it is a title. */
function styleOf(lines: Stanza, index: number) {
  if (lines[index]?.verse) return verse;
  return isTitle(lines, index) ? title : plain;
}

interface Props {
  stanzas: Stanza[];
  /** The segment id of each line (see `spokenChapter`). */
  ids: string[][];
  /** The id of the segment that is being read aloud. */
  spoken: string | null;
}

/** A chapter typeset for long reading, in the font size of its container. */
export function ChapterText({ stanzas, ids, spoken }: Props) {
  return (
    <Box sx={{ ...chapterText, hyphens: 'auto', overflowWrap: 'break-word' }}>
      {stanzas.map((lines, stanza) => (
        <Box key={stanza} sx={{ mb: '1em' }}>
          {lines.map((line, index) => (
            <Typography
              key={index}
              data-segment={ids[stanza]?.[index]}
              sx={{
                ...styleOf(lines, index),
                ...(ids[stanza]?.[index] === spoken && spokenStyle),
              }}
            >
              {line.verse && (
                <Box component="sup" sx={verseNumber}>
                  {line.verse}
                </Box>
              )}
              <LinkedText text={line.text} />
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
