import { weekOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { spiritualGoals } from '@raizes/domain/progress/streak';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { BadgesCard } from './badges-card';
import { LevelCard, StreakCard, XpCard } from './stat-cards';
import { GoalsCard, WeekCard } from './week-card';

const noGoals = { reading: 0, prayer: 0, memorization: 0 };

interface Props {
  /** Null while they load. */
  stats: UserStats | null;
  /** The living streak; null while the stats load. */
  streak: number | null;
  today: Day;
}

/** All progress in one card. Each part gets only its own figures, so that a changed figure renders nothing else. */
export function ProgressCard({ stats, streak, today }: Props) {
  const xp = stats && stats.total_xp;
  const completed = weekOf(today).filter((day) => (stats?.days[day]?.xp ?? 0) > 0);
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
      <Box sx={parts}>
        <Stack spacing={1.5}>
          <StreakCard streak={streak} longest={stats?.longest_streak ?? 0} />
          <WeekCard today={today} completed={completed} />
        </Stack>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <LevelCard xp={xp} />
          <XpCard xp={xp} devotionals={stats?.total_devotionals_completed ?? 0} />
        </Stack>
        <GoalsCard {...(stats ? spiritualGoals(stats, today) : noGoals)} />
        <BadgesCard badges={stats?.recent_badges ?? []} />
      </Box>
    </Card>
  );
}

const parts = {
  '& > * + *': { mt: 1.25, pt: 1.25, borderTop: 1, borderColor: 'divider' },
} as const;
