import { daysAway } from '@raizes/domain/away';
import type { Day } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/profile';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { livingStreak } from '@raizes/domain/streak';
import FireIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import { Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { ActiveChallenges } from './active-challenges';
import { useStanding } from './api';
import { ThirtyDays } from './thirty-days';
import { days, daysAgo } from './words';

interface Props {
  profile: Profile;
  today: Day;
}

/** How one disciple is doing, live; never what they write. */
export function DiscipleCard({ profile, today }: Props) {
  const standing = useStanding(profile.id);
  const [firstName] = profile.full_name.split(' ');
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardContent>
        <Stack spacing={1.5}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {profile.full_name}
          </Typography>
          {standing === null ? (
            <Skeleton variant="rounded" height={96} />
          ) : standing.kind === 'shared' ? (
            <Progress stats={standing.stats} today={today} />
          ) : (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {standing.kind === 'private'
                ? `${firstName} não compartilha o progresso. Uma conversa vale mais do que números.`
                : 'Não foi possível carregar o progresso agora.'}
            </Typography>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Progress({ stats, today }: { stats: UserStats; today: Day }) {
  const streak = livingStreak(stats, today);
  const away = daysAway(stats, today);
  if (away === null) return <Typography>Nenhum devocional ainda</Typography>;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Stack
          direction="row"
          spacing={0.5}
          sx={{ alignItems: 'center', color: streak > 0 ? 'secondary.main' : 'text.secondary' }}
        >
          <FireIcon fontSize="small" aria-hidden />
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {streak > 0 ? `Sequência de ${days(streak)}` : 'Sem sequência agora'}
          </Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Último devocional: {daysAgo(away)}
        </Typography>
      </Stack>
      <ThirtyDays runs={stats.runs} today={today} />
      <ActiveChallenges stats={stats} today={today} />
    </>
  );
}
