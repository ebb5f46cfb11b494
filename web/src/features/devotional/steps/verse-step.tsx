import { Typography } from '@mui/material';
import { DevotionalStep } from '@/ui/devotional-step';
import { verseLabel } from '@/ui/devotional-words';
import { VerseQuote } from '@/ui/verse-quote';
import type { StepProps } from '../devotional-flow';

export function VerseStep({ devotional }: StepProps) {
  return (
    <DevotionalStep label={verseLabel} title={devotional.verse_reference}>
      <VerseQuote text={devotional.verse_text} />
      <Typography color="textSecondary">
        Leia devagar, mais de uma vez. Daqui a pouco você vai escrevê-lo de memória.
      </Typography>
    </DevotionalStep>
  );
}
