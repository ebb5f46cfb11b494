import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { spiritualGoals } from '@raizes/domain/goals';
import { Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';

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
