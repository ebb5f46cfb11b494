import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { weeklyPercent } from '@raizes/domain/goals';
import { livingStreak } from '@raizes/domain/streak';
import FireIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import { LinearProgress } from '@mui/material';
import { StatCard } from './stat-card';

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
