import { yearOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { summarizeYear } from '@raizes/domain/progress/journey';
import { livingStreak } from '@raizes/domain/progress/streak';
import FireIcon from '@mui/icons-material/LocalFireDepartment';
import { Box, Stack, Typography } from '@mui/material';
import { WeekCircles } from './week-circles';
import { WeekLines } from './week-lines';

interface Props {
  stats: UserStats;
  today: Day;
}

/** The streak with its week, its record and its rule, and the rhythm of the week. */
export function StreakBlock({ stats, today }: Props) {
  const streak = livingStreak(stats, today);
  const year = yearOf(today);
  const { days } = summarizeYear(stats.runs, year);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Box sx={flame}>
          <FireIcon sx={{ fontSize: 40 }} />
        </Box>
        <div>
          <Typography component="p" sx={figure}>
            {streak.toLocaleString('pt-BR')}
          </Typography>
          <Typography color="textSecondary">
            {streak === 1 ? 'dia seguido' : 'dias seguidos'}
          </Typography>
        </div>
      </Stack>
      <WeekCircles today={today} runs={stats.runs} />
      <WeekLines uid={stats.user_id} runs={stats.runs} today={today} streak={streak} />
      {stats.longest_streak > 0 && (
        <Box component="dl" sx={figures}>
          <div>
            <dt>Recorde</dt>
            <dd>{stats.longest_streak.toLocaleString('pt-BR')}</dd>
          </div>
          <div>
            <dt>{`Dias com Deus em ${year}`}</dt>
            <dd>{days.toLocaleString('pt-BR')}</dd>
          </div>
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        Cada devocional acende um dia. Se um dia passar, a sequência recomeça, mas a semana não: no
        ritmo, descansar faz parte.
      </Typography>
    </Stack>
  );
}

const flame = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 64,
  height: 64,
  borderRadius: '50%',
  color: 'secondary.main',
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
} as const;

const figure = {
  fontFamily: 'h1.fontFamily',
  fontSize: '2.75rem',
  fontWeight: 600,
  lineHeight: 1.1,
} as const;

const figures = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: 1,
  m: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    p: 1.25,
    borderRadius: 1,
    bgcolor: 'action.hover',
  },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': {
    m: 0,
    fontFamily: 'h1.fontFamily',
    fontSize: '1.375rem',
    fontWeight: 600,
    lineHeight: 1.2,
  },
} as const;
