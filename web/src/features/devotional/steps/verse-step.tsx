import { Box, Typography } from '@mui/material';
import { scripture } from '@/ui/theme';
import type { StepProps } from '../devotional-flow';
import { Step } from './step';

export function VerseStep({ devotional }: StepProps) {
  return (
    <Step label="Versículo do dia" title={devotional.verse_reference}>
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}
      >
        <Typography
          sx={{
            ...scripture,
            fontSize: '1.375rem',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {devotional.verse_text}
        </Typography>
      </Box>
      <Typography color="textSecondary">
        Leia devagar, mais de uma vez. Daqui a pouco você vai escrevê-lo de memória.
      </Typography>
    </Step>
  );
}
