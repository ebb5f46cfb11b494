import type { UserStats } from '@raizes/domain/documents/user-stats';
import { levelLabel, levelProgress } from '@raizes/domain/level';
import LevelIcon from '@mui/icons-material/SpaOutlined';
import { LinearProgress } from '@mui/material';
import { StatCard } from './stat-card';

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
