import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { levelLabel, levelProgress } from '@raizes/domain/progress/stats';
import { livingStreak, weeklyPercent } from '@raizes/domain/progress/streak';
import FireIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import LevelIcon from '@mui/icons-material/SpaOutlined';
import StarIcon from '@mui/icons-material/StarBorderOutlined';
import { Card, CardContent, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Null while it loads. */
  value: string | null;
  icon: ReactNode;
  caption: string;
  children?: ReactNode;
}

/** One figure with its label and caption. */
function StatCard({ label, value, icon, caption, children }: Props) {
  return (
    <Card component="section" aria-label={label} sx={{ height: '100%' }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'secondary.main' }}>
          {icon}
          <Typography variant="subtitle2" component="h2" color="textSecondary">
            {label}
          </Typography>
        </Stack>
        <Typography
          sx={{
            fontFamily: 'h1.fontFamily',
            fontSize: '2rem',
            fontWeight: 600,
            lineHeight: 1.4,
            mb: children ? 0.75 : 0,
          }}
        >
          {value ?? <Skeleton width={64} />}
        </Typography>
        {children}
        <Typography variant="body2" color="textSecondary" sx={{ mt: children ? 1 : 0 }}>
          {value === null ? <Skeleton width={96} /> : caption}
        </Typography>
      </CardContent>
    </Card>
  );
}

export function LevelCard({ stats }: { stats: UserStats | null }) {
  const { level, percent } = levelProgress(stats?.total_xp ?? 0);
  return (
    <StatCard
      label="Nível"
      value={stats && String(level)}
      icon={<LevelIcon />}
      caption={levelLabel(level)}
    >
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Progresso até o próximo nível"
      />
    </StatCard>
  );
}

export function StreakCard({ stats, today }: { stats: UserStats | null; today: Day }) {
  const streak = stats ? livingStreak(stats, today) : 0;
  return (
    <StatCard
      label="Sequência"
      value={stats && `${streak} ${streak === 1 ? 'dia' : 'dias'}`}
      icon={<FireIcon />}
      caption={`${Math.min(streak, 7)} de 7 dias · recorde: ${stats?.longest_streak ?? 0}`}
    >
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={weeklyPercent(streak)}
        aria-label="Progresso da sequência, de 7 dias"
      />
    </StatCard>
  );
}

export function XpCard({ stats }: { stats: UserStats | null }) {
  return (
    <StatCard
      label="XP total"
      value={stats && stats.total_xp.toLocaleString('pt-BR')}
      icon={<StarIcon />}
      caption={devotionals(stats?.total_devotionals_completed ?? 0)}
    />
  );
}

function devotionals(count: number): string {
  return count === 1 ? '1 devocional concluído' : `${count} devocionais concluídos`;
}
