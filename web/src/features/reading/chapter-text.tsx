import DecreaseIcon from '@mui/icons-material/TextDecrease';
import IncreaseIcon from '@mui/icons-material/TextIncrease';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { visuallyHidden } from '@/ui/page/styles';
import { scripture } from '@/ui/theme';
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
              {line.text}
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

const KEY = 'reading-text-size';

/** In rem, so that they grow with the device's own setting. */
export const textSizes = [
  { rem: 1, name: 'pequeno' },
  { rem: 1.1875, name: 'normal' },
  { rem: 1.375, name: 'grande' },
  { rem: 1.625, name: 'maior' },
  { rem: 2, name: 'enorme' },
] as const;

const NORMAL = 1;
const schema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(textSizes.length - 1));

/** The size of the text, an index of `textSizes`, stored on this device. */
export function useTextSize() {
  const [size, setSize] = useState(() => readStored(KEY, schema) ?? NORMAL);

  function choose(next: number): void {
    storage.write(KEY, next);
    setSize(next);
  }

  return [size, choose] as const;
}

interface Props {
  size: number;
  onChange: (size: number) => void;
}

export function TextSizeControl({ size, onChange }: Props) {
  return (
    <Stack direction="row" role="group" aria-label="Tamanho do texto">
      <IconButton
        aria-label="Diminuir o texto"
        disabled={size === 0}
        onClick={() => onChange(size - 1)}
      >
        <DecreaseIcon />
      </IconButton>
      <IconButton
        aria-label="Aumentar o texto"
        disabled={size === textSizes.length - 1}
        onClick={() => onChange(size + 1)}
      >
        <IncreaseIcon />
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        Texto {textSizes[size]?.name}
      </Box>
    </Stack>
  );
}
