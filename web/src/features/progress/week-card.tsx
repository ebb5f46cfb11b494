import { formatDay, weekOf, weekdayLetter } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { spiritualGoals } from '@raizes/domain/progress/streak';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';

const names = {
  reading: 'Leitura Bíblica',
  prayer: 'Oração Diária',
  memorization: 'Memorização',
} as const;

/** The three spiritual goals over the last seven days. */
export function GoalsCard({ stats, today }: { stats: UserStats | null; today: Day }) {
  const goals = stats ? spiritualGoals(stats, today) : { reading: 0, prayer: 0, memorization: 0 };
  return (
    <Card component="section" aria-label="Objetivos espirituais" sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Objetivos espirituais
        </Typography>
        <Stack spacing={2}>
          <Goal name={names.reading} percent={goals.reading} />
          <Goal name={names.prayer} percent={goals.prayer} />
          <Goal name={names.memorization} percent={goals.memorization} />
        </Stack>
      </CardContent>
    </Card>
  );
}

function Goal({ name, percent }: { name: string; percent: number }) {
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {percent}%
        </Typography>
      </Stack>
      <LinearProgress variant="determinate" value={percent} aria-label={name} />
    </div>
  );
}

/** The current week, Sunday to Saturday, with the days of a completed devotional marked. */
export function WeekCard({ stats, today }: { stats: UserStats | null; today: Day }) {
  return (
    <Card component="section" aria-label="Sua semana">
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Sua semana
        </Typography>
        <Box
          component="ol"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', m: 0, p: 0 }}
        >
          {weekOf(today).map((day) => (
            <WeekDay
              key={day}
              day={day}
              completed={(stats?.days[day]?.xp ?? 0) > 0}
              isToday={day === today}
            />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

interface WeekDayProps {
  day: Day;
  completed: boolean;
  isToday: boolean;
}

function WeekDay({ day, completed, isToday }: WeekDayProps) {
  const label = `${formatDay(day)}: ${completed ? 'concluído' : 'não concluído'}`;
  return (
    <Box
      component="li"
      aria-current={isToday ? 'date' : undefined}
      sx={{ listStyle: 'none', display: 'grid', justifyItems: 'center', gap: 0.5 }}
    >
      <Typography
        variant="caption"
        aria-hidden
        sx={{ fontWeight: 700, color: isToday ? 'primary.main' : 'text.secondary' }}
      >
        {weekdayLetter(day)}
      </Typography>
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
          fontWeight: 600,
          border: 2,
          borderColor: completed || isToday ? 'primary.main' : 'divider',
          bgcolor: completed ? 'primary.main' : 'transparent',
          color: completed ? 'primary.contrastText' : 'text.secondary',
        }}
      >
        {completed ? <CheckIcon fontSize="small" /> : Number(day.slice(8))}
      </Box>
    </Box>
  );
}
