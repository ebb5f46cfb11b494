import { weekOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { livingStreak, spiritualGoals } from '@raizes/domain/progress/streak';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Ring } from '@/ui/meter';
import { ProgressUnknown } from '@/ui/progress-unknown';
import { BadgesCard } from './badges-card';
import { LevelCard, StreakCard, XpCard } from './stat-cards';
import { WeekCircles } from './week-circles';
import { WeekLines } from './week-lines';

interface Props {
  /** Null while they are unknown. */
  stats: UserStats | null;
  today: Day;
}

/** All progress in one card. */
export function ProgressCard({ stats, today }: Props) {
  return (
    <Card component="section" aria-labelledby="progress-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mt: -1, mb: 0.5 }}
      >
        <Typography variant="h3" component="h2" id="progress-title">
          Seu progresso
        </Typography>
        <Button component={Link} to="/jornada" sx={{ mr: -1 }}>
          Ver jornada
        </Button>
      </Stack>
      {stats ? <Figures stats={stats} today={today} /> : <ProgressUnknown height={HEIGHT} />}
    </Card>
  );
}

/** The height of the figures on a phone. */
const HEIGHT = 486;

/** Each part gets only its own figures, so that a changed figure renders nothing else. */
function Figures({ stats, today }: { stats: UserStats; today: Day }) {
  const completed = weekOf(today).filter((day) => (stats.days[day]?.xp ?? 0) > 0);
  return (
    <Box sx={parts}>
      <Stack spacing={1.5}>
        <StreakCard streak={livingStreak(stats, today)} longest={stats.longest_streak} />
        <WeekCircles today={today} completed={completed} />
        <WeekLines uid={stats.user_id} runs={stats.runs} today={today} />
      </Stack>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <LevelCard xp={stats.total_xp} />
        <XpCard xp={stats.total_xp} devotionals={stats.total_devotionals_completed} />
      </Stack>
      <GoalsCard {...spiritualGoals(stats, today)} />
      <BadgesCard badges={stats.recent_badges} />
    </Box>
  );
}

const parts = {
  '& > * + *': { mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' },
} as const;

interface GoalProps {
  reading: number;
  prayer: number;
  memorization: number;
}

/** The three spiritual goals over the last seven days, as percentages. */
const GoalsCard = memo(function GoalsCard({ reading, prayer, memorization }: GoalProps) {
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
