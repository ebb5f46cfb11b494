import { formatDay } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import { Box, Stack, Typography } from '@mui/material';
import { OwnWords } from './own-words';
import { ValidatedMark } from './validated-mark';
import { Verse } from './verse';
import type { Found } from './verse';

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
