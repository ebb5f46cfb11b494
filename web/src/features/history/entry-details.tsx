import { calendarDay, formatDay } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import ValidatedIcon from '@mui/icons-material/VerifiedOutlined';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { scripture } from '@/ui/theme/theme';
import { Chip } from '@/ui/chip';
import { Highlighted } from '@/ui/highlighted';
import { LinkedText } from '@/ui/linked-text';
import type { LoadedDevotional } from './api';
import { spansOf } from './search';

interface Props {
  entry: UserDevotional;
  devotional: LoadedDevotional;
  words: string[];
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

export function EntryDetails({ entry, devotional, words }: Props) {
  return (
    <Stack spacing={2.5}>
      <Verse devotional={devotional} />
      <OwnWords title="Sua reflexão" text={entry.reflection} words={words} />
      <OwnWords title="Sua aplicação prática" text={entry.application} words={words} />
      <OwnWords
        title="O versículo, de memória"
        text={entry.verse_memorization}
        placeholder="Neste dia você não escreveu o versículo de memória."
        words={words}
      >
        {entry.memorization_validated && (
          <Box sx={{ mt: 1 }}>
            <Chip
              icon={<ValidatedIcon />}
              label="Memorização validada"
              size="small"
              variant="outlined"
              color="primary"
            />
          </Box>
        )}
      </OwnWords>
      <Typography variant="body2" color="textSecondary">
        Concluído em {formatDay(calendarDay(entry.completed_at))}, às{' '}
        {clock.format(entry.completed_at)}
      </Typography>
    </Stack>
  );
}

function Verse({ devotional }: { devotional: LoadedDevotional }) {
  switch (devotional.state) {
    case 'loading':
      return <Skeleton height={56} />;
    case 'missing':
    case 'malformed':
      return (
        <VerseUnavailable>O texto deste devocional não está mais disponível.</VerseUnavailable>
      );
    case 'unreachable':
      return (
        <VerseUnavailable>
          O versículo deste dia aparece aqui quando houver internet.
        </VerseUnavailable>
      );
    case 'ready':
      return (
        <div>
          <Box
            component="blockquote"
            sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}
          >
            <Typography sx={{ ...scripture, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {devotional.value.verse_text}
            </Typography>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            <LinkedText text={devotional.value.verse_reference} />
          </Typography>
        </div>
      );
  }
}

function VerseUnavailable({ children }: { children: string }) {
  return (
    <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
      {children}
    </Typography>
  );
}

interface OwnWordsProps {
  title: string;
  text: string;
  /** Shown when nothing was written. */
  placeholder?: string;
  words: string[];
  children?: ReactNode;
}

function OwnWords({ title, text, placeholder = '', words, children }: OwnWordsProps) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h4" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {text.trim() ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {words.length > 0 ? (
            <Highlighted text={text} spans={spansOf(text, words)} />
          ) : (
            <LinkedText text={text} />
          )}
        </Typography>
      ) : (
        <Typography color="textSecondary">{placeholder}</Typography>
      )}
      {children}
    </Box>
  );
}
