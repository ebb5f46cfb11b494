import type { Day } from '@raizes/domain/day';
import type { Run } from '@raizes/domain/documents/user-stats';
import { lastDays, runsWithin } from '@raizes/domain/last-days';
import { Box, Typography } from '@mui/material';
import { chartWords } from './words';

const DAYS = 30;
const [STEP, WIDTH, HEIGHT, LOW] = [10, 7, 28, 5];

/** The days with a devotional among the last thirty, as bars; today is the last. */
export function ThirtyDays({ runs, today }: { runs: readonly Run[]; today: Day }) {
  const days = lastDays(runs, today, DAYS);
  const done = days.filter((each) => each.done).length;
  return (
    <div>
      <Box
        component="svg"
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
        role="img"
        aria-label={chartWords(runsWithin(runs, today, DAYS), done, DAYS)}
        sx={{ display: 'block', width: '100%', height: HEIGHT }}
        preserveAspectRatio="none"
      >
        {days.map((each, index) => (
          <Box
            key={each.day}
            component="rect"
            x={index * STEP + (STEP - WIDTH) / 2}
            y={each.done ? 0 : HEIGHT - LOW}
            width={WIDTH}
            height={each.done ? HEIGHT : LOW}
            rx={2}
            sx={{ fill: 'currentColor', color: each.done ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {done} de {DAYS} dias com devocional
      </Typography>
    </div>
  );
}
