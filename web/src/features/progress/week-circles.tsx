import { formatDay, weekOf, weekdayLetter } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Run } from '@raizes/domain/documents/user-stats';
import { hasDay } from '@raizes/domain/progress/streak';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';
import { memoByValue } from '@/ui/by-value';

interface Props {
  today: Day;
  runs: readonly Run[];
}

/** The current week, Sunday to Saturday, with the days of a completed devotional marked. */
export const WeekCircles = memoByValue(function WeekCircles({ today, runs }: Props) {
  return (
    <Box
      component="section"
      aria-label="Sua semana"
      sx={{ '& > ol': { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', m: 0, p: 0 } }}
    >
      <ol>
        {weekOf(today).map((day) => (
          <WeekDay key={day} day={day} isCompleted={hasDay(runs, day)} isToday={day === today} />
        ))}
      </ol>
    </Box>
  );
});

interface WeekDayProps {
  day: Day;
  isCompleted: boolean;
  isToday: boolean;
}

function WeekDay({ day, isCompleted, isToday }: WeekDayProps) {
  const label = `${formatDay(day)}: ${isCompleted ? 'concluído' : 'não concluído'}`;
  return (
    <Box
      component="li"
      aria-current={isToday ? 'date' : undefined}
      sx={{ listStyle: 'none', display: 'grid', justifyItems: 'center', gap: 0.25 }}
    >
      <Typography
        aria-hidden
        variant="caption"
        color={isToday ? 'primary' : 'textSecondary'}
        sx={{ lineHeight: 1.3, fontWeight: 700 }}
      >
        {weekdayLetter(day)}
      </Typography>
      <Box
        role="img"
        aria-label={label}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 34,
          height: 34,
          borderRadius: '50%',
          fontSize: '0.875rem',
          fontWeight: 700,
          border: 2,
          borderColor: isCompleted || isToday ? 'primary.main' : 'divider',
          bgcolor: isCompleted ? 'primary.main' : 'transparent',
          color: isCompleted ? 'primary.contrastText' : isToday ? 'primary.main' : 'text.secondary',
        }}
      >
        {isCompleted ? <CheckIcon fontSize="small" /> : Number(day.slice(8))}
      </Box>
    </Box>
  );
}
