import { weekOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Run } from '@raizes/domain/documents/user-stats';
import { hasDay } from '@raizes/domain/progress/streak';
import { rowText, weekText, weeksOf } from '@raizes/domain/progress/weeks';
import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useRhythm } from './rhythm-copy';

interface Props {
  uid: string;
  runs: readonly Run[];
  today: Day;
  /** The living one. */
  streak: number;
}

/** What the week says of itself, and the row of firm weeks. Without a goal only that an empty week has not ended the streak. */
export function WeekLines({ uid, runs, today, streak }: Props) {
  const rhythm = useRhythm(uid);
  const words = useMemo(() => {
    const week = rhythm && weekText(rhythm, runs, today);
    return week && { week, row: rowText(weeksOf(rhythm, runs, today)) };
  }, [rhythm, runs, today]);
  if (!words) {
    const isEmpty = !weekOf(today).some((day) => hasDay(runs, day));
    return isEmpty && streak > 0 ? (
      <Typography variant="body2" color="textSecondary">
        Semana nova: {streak === 1 ? 'o dia de ontem continua' : `os ${streak} dias continuam`} na
        sequência.
      </Typography>
    ) : null;
  }
  return (
    <Box
      role="group"
      aria-label="Seu ritmo"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
    >
      <Typography sx={{ fontWeight: 700 }}>{words.week}</Typography>
      {words.row && (
        <Typography variant="body2" color="textSecondary">
          {words.row}
        </Typography>
      )}
    </Box>
  );
}
