import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { livingStreak, spiritualGoals } from '@raizes/domain/progress/streak';
import { Box, Card, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { Bar } from '@/ui/meter';
import { ProgressUnknown } from '@/ui/progress-unknown';
import { LevelCard, StreakCard, XpCard } from './stat-cards';
import { WeekCircles } from './week-circles';
import { WeekLines } from './week-lines';

interface Props {
  /** Null while they are unknown. */
  stats: UserStats | null;
  today: Day;
}

/** The week with its rhythm, and all figures in one block. */
export function ProgressCard({ stats, today }: Props) {
  return (
    <Card
      component="section"
      aria-label="Seu progresso"
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 1.25, sm: 1.5 } }}
    >
      {stats ? <Progress stats={stats} today={today} /> : <ProgressUnknown height={HEIGHT} />}
    </Card>
  );
}

/** The height of the week and the figures on a phone. */
const HEIGHT = 188;

/** Each part gets only its own figures, so that a changed figure renders nothing else. */
function Progress({ stats, today }: { stats: UserStats; today: Day }) {
  const streak = livingStreak(stats, today);
  const isNew = stats.total_devotionals_completed + stats.total_xp === 0;
  return (
    <>
      <Stack spacing={1}>
        <WeekCircles today={today} runs={stats.runs} />
        <WeekLines uid={stats.user_id} runs={stats.runs} today={today} streak={streak} />
        {isNew && (
          <Typography variant="body2">O primeiro devocional acende o seu primeiro dia.</Typography>
        )}
      </Stack>
      <Box sx={block}>
        <StreakCard streak={streak} />
        <XpCard xp={stats.total_xp} />
        <LevelCard xp={stats.total_xp} />
        <GoalsCard {...spiritualGoals(stats, today)} />
      </Box>
    </>
  );
}

/** At most three columns; fewer with large text. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(5rem, 26%), 1fr))',
  columnGap: 2,
  rowGap: 1.5,
} as const;

const block = { ...columns, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;

interface GoalProps {
  reading: number;
  prayer: number;
  memorization: number;
}

/** The three spiritual goals over the last seven days, as percentages. */
const GoalsCard = memo(function GoalsCard({ reading, prayer, memorization }: GoalProps) {
  return (
    <Box
      component="section"
      aria-label="Objetivos espirituais"
      sx={{ ...columns, gridColumn: '1 / -1' }}
    >
      <Goal name="Leitura Bíblica" percent={reading} />
      <Goal name="Oração Diária" percent={prayer} />
      <Goal name="Memorização" percent={memorization} />
    </Box>
  );
});

function Goal({ name, percent }: { name: string; percent: number }) {
  return (
    <Box sx={goal}>
      <Typography variant="caption" component="p" color="textSecondary">
        {name}
      </Typography>
      <Bar percent={percent} label={name} />
      <Typography variant="caption" component="p" sx={{ fontWeight: 700 }}>
        {percent}%
      </Typography>
    </Box>
  );
}

/** The name above the bar and its percentage. */
const goal = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 0.75,
  rowGap: 0.25,
  '& > p': { lineHeight: 1.25 },
  '& > p:first-of-type': { gridColumn: '1 / -1' },
  '& > svg': { height: 4 },
} as const;
