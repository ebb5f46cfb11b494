import { Typography } from '@mui/material';
import type { Content } from './content';
import { daysOf } from './month';
import type { Month } from './month';

/** How far a month has come. */
export function MonthSummary({ month, content }: { month: Month; content: Content | null }) {
  const days = daysOf(month).length;
  const of = (count: number) => `${count}\u{a0}de\u{a0}${days}\u{a0}dias`;
  return (
    <Typography color="textSecondary" role="status" sx={{ minHeight: { xs: '3em', sm: '1.5em' } }}>
      {content &&
        `Devocional em ${of(content.devotionals.size)} · leitura em ${of(content.readings.size)}`}
    </Typography>
  );
}
