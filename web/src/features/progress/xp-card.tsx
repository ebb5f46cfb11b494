import type { UserStats } from '@raizes/domain/documents/user-stats';
import StarIcon from '@mui/icons-material/StarBorderOutlined';
import { StatCard } from './stat-card';

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
