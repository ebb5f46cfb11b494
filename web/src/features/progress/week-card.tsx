import { formatDay, weekOf, weekdayLetter } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { Ring } from '@/ui/meter';
import { memoByValue } from '@/ui/by-value';

interface Props {
  reading: number;
  prayer: number;
  memorization: number;
}

/** The three spiritual goals over the last seven days, as percentages. */
export const GoalsCard = memo(function GoalsCard({ reading, prayer, memorization }: Props) {
  return (
    <section aria-label="Objetivos espirituais">
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        Objetivos espirituais
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))', gap: 1 }}
      >
        <Goal name="Leitura Bíblica" percent={reading} />
        <Goal name="Oração Diária" percent={prayer} />
        <Goal name="Memorização" percent={memorization} />
      </Box>
    </section>
  );
});

function Goal({ name, percent }: { name: string; percent: number }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start' }}>
      <Box sx={{ gridRow: 2, textAlign: 'center' }}>
        <Typography variant="body2">{name}</Typography>
      </Box>
      <Ring percent={percent} label={name}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {percent}%
        </Typography>
      </Ring>
    </Box>
  );
}

interface WeekProps {
  today: Day;
  /** Days with a completed devotional. */
  completed: Day[];
}

/** The current week, Sunday to Saturday, with the days of a completed devotional marked. */
export const WeekCard = memoByValue(function WeekCard({ today, completed }: WeekProps) {
  return (
    <Box
      component="section"
      aria-label="Sua semana"
      sx={{ '& > ol': { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', m: 0, p: 0 } }}
    >
      <ol>
        {weekOf(today).map((day) => (
          <WeekDay
            key={day}
            day={day}
            isCompleted={completed.includes(day)}
            isToday={day === today}
          />
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
      sx={{ listStyle: 'none', display: 'grid', justifyItems: 'center' }}
    >
      <Box
        role="img"
        aria-label={label}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '50%',
          fontSize: '0.875rem',
          fontWeight: 700,
          border: 2,
          borderColor: isCompleted || isToday ? 'primary.main' : 'divider',
          bgcolor: isCompleted ? 'primary.main' : 'transparent',
          color: isCompleted ? 'primary.contrastText' : isToday ? 'primary.main' : 'text.secondary',
        }}
      >
        {isCompleted ? <CheckIcon fontSize="small" /> : weekdayLetter(day)}
      </Box>
    </Box>
  );
}
