import { formatDay } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import type { Devotional } from '@raizes/domain/documents/content';
import ValidatedIcon from '@mui/icons-material/VerifiedOutlined';
import { Box, Chip, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import type { CacheFirstDoc } from '@/lib/reads';
import { scripture } from '@/ui/theme';
import { spansOf } from './search';

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

interface OwnWordsProps {
  title: string;
  text: string;
  /** What stands there when nothing was written. */
  none?: string;
  words: string[];
  children?: ReactNode;
}

/** A passage that the person wrote. */
function OwnWords({ title, text, none = '', words, children }: OwnWordsProps) {
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

function ValidatedMark() {
  return (
    <Chip
      icon={<ValidatedIcon />}
      label="Memorização validada"
      size="small"
      variant="outlined"
      color="primary"
    />
  );
}

export type Found = CacheFirstDoc<Devotional> | { state: 'loading' };

/** The verse of a day's devotional, as far as it can still be had. */
function Verse({ devotional }: { devotional: Found }) {
  switch (devotional.state) {
    case 'loading':
      return <Skeleton height={56} />;
    case 'missing':
    case 'malformed':
      return <Missing>O texto deste devocional não está mais disponível.</Missing>;
    case 'unreachable':
      return <Missing>O versículo deste dia aparece aqui quando houver internet.</Missing>;
    case 'ready':
      return (
        <Box
          component="blockquote"
          sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}
        >
          <Typography sx={{ ...scripture, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {devotional.value.verse_text}
          </Typography>
        </Box>
      );
  }
}

function Missing({ children }: { children: string }) {
  return (
    <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
      {children}
    </Typography>
  );
}

interface Props {
  entry: UserDevotional;
  devotional: Found;
  words: string[];
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** All of one completed devotional. */
export function EntryDetails({ entry, devotional, words }: Props) {
  return (
    <Stack spacing={2.5}>
      <Verse devotional={devotional} />
      <OwnWords title="Sua reflexão" text={entry.reflection} words={words} />
      <OwnWords title="Sua aplicação prática" text={entry.application} words={words} />
      <OwnWords
        title="O versículo, de memória"
        text={entry.verse_memorization}
        none="Neste dia você não escreveu o versículo de memória."
        words={words}
      >
        {entry.memorization_validated && (
          <Box sx={{ mt: 1 }}>
            <ValidatedMark />
          </Box>
        )}
      </OwnWords>
      <Typography variant="body2" color="textSecondary">
        Concluído em {formatDay(entry.completed_on)}, às {clock.format(entry.completed_at)}
      </Typography>
    </Stack>
  );
}
