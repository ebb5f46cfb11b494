import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import { findReferences } from '@raizes/domain/bible/references';
import { Box, Stack, Typography } from '@mui/material';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { loadPassage, useBible } from '@/features/bible/api';
import type { PassageText } from '@/features/bible/api';
import { scripture } from '@/ui/theme/theme';

/**
 * The passages that an answer names, quoted from the church's Bible instead of a model's memory. A passage whose text the
 * device lacks is left out; the answer still has its reference.
 */
export function NamedPassages({ text }: { text: string }) {
  const load = useCallback(() => loadNamedPassages(text), [text]);
  const loaded = useBible(load);
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  return (
    // Not announced, because they load after the screen reader has started on the answer.
    <Stack component="ul" aria-live="off" aria-label="Na Bíblia" spacing={1} sx={list}>
      {loaded.value.map((each) => (
        <li key={passagePath(each.passage)}>
          <Card {...each} />
        </li>
      ))}
    </Stack>
  );
}

const MAX_CARDS = 3;
const list = { m: 0, p: 0, listStyle: 'none' };

async function loadNamedPassages(text: string): Promise<PassageText[]> {
  const named = new Map(
    findReferences(text).map(({ passage }) => [formatPassage(passage), passage] as const),
  );
  const texts = await Promise.all([...named.values()].slice(0, MAX_CARDS).map(loadPassage));
  return texts.filter((found) => found !== null);
}

function Card({ passage, verses, edition }: PassageText) {
  return (
    <Box component={Link} to={passagePath(passage)} sx={card}>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
        {formatPassage(passage)}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
          {edition.abbreviation}
        </Typography>
      </Typography>
      <Typography component="span" color="textSecondary" sx={quotation}>
        {verses.map((verse) => verse.text).join(' ')}
      </Typography>
    </Box>
  );
}

const card = {
  display: 'block',
  px: 2,
  py: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  borderLeft: 3,
  borderColor: 'secondary.main',
  borderRadius: '4px 12px 12px 4px',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 7%, transparent)',
  '&:hover': { bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 12%, transparent)' },
} as const;

/** A preview of three lines; the reader shows the whole passage. */
const quotation = {
  ...scripture,
  lineHeight: 1.5,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
} as const;
