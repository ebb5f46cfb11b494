import { formatDayAndMonth, formatDayCount } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import type { Run, UserStats } from '@raizes/domain/documents/user-stats';
import { daysAway, lastDays, recentRuns } from '@raizes/domain/progress/absence';
import { challengeProgressToday } from '@raizes/domain/progress/challenges';
import { livingStreak } from '@raizes/domain/progress/streak';
import { firstNameOf } from '@raizes/domain/person-name';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FireIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import WriteIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import type { OpenConversation } from '@/features/messages/api';
import { Bar } from '@/ui/meter';
import { useDiscipleProgress } from './api';

interface Props {
  profile: Profile;
  today: Day;
  /** The disciple has been away for some days, so writing to them is the primary action. */
  isAway: boolean;
  /** The leader has written to them today. */
  isWrittenTo: boolean;
  onOpenConversation: OpenConversation;
}

/** A disciple's progress, live, with a button that opens the conversation. It never shows what disciples write for themselves. */
export function DiscipleCard(props: Props) {
  const { profile, today, isAway, isWrittenTo, onOpenConversation } = props;
  const progress = useDiscipleProgress(profile.id);
  const firstName = firstNameOf(profile.full_name);
  return (
    <Card component="li" sx={{ listStyle: 'none', display: 'grid' }}>
      <CardContent sx={{ display: 'grid', '&:last-child': { pb: 1.5 } }}>
        <Stack spacing={1.5}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {profile.full_name}
          </Typography>
          {progress === null ? (
            <Skeleton variant="rounded" height={96} />
          ) : progress.kind === 'shared' ? (
            <Progress stats={progress.stats} today={today} />
          ) : (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {progress.kind === 'private'
                ? `${firstName} não compartilha o progresso. Uma conversa vale mais do que números.`
                : 'Não foi possível carregar o progresso agora.'}
            </Typography>
          )}
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ '&&': { mt: 'auto', pt: 1 }, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Button
              variant={isAway && !isWrittenTo ? 'contained' : 'outlined'}
              startIcon={<WriteIcon />}
              onClick={() => onOpenConversation(profile)}
              aria-label={`Escrever para ${profile.full_name}`}
            >
              Escrever
            </Button>
            {isWrittenTo && (
              <Typography variant="body2" color="primary" sx={writtenSx}>
                <DoneIcon fontSize="small" aria-hidden />
                você escreveu hoje
              </Typography>
            )}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}

const writtenSx = { display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 700 } as const;

function Progress({ stats, today }: { stats: UserStats; today: Day }) {
  const streak = livingStreak(stats, today);
  const away = daysAway(stats, today);
  if (away === null) return <Typography>Nenhum devocional ainda</Typography>;
  return (
    <>
      <Stack spacing={0.5}>
        <Stack
          direction="row"
          spacing={0.5}
          sx={{ alignItems: 'center', color: streak > 0 ? 'secondary.main' : 'text.secondary' }}
        >
          <FireIcon fontSize="small" aria-hidden />
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {streak > 0 ? `Sequência de ${formatDayCount(streak)}` : 'Sem sequência agora'}
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

/** `hoje`, `ontem`, `há 3 dias` */
function daysAgo(days: number): string {
  if (days === 0) return 'hoje';
  return days === 1 ? 'ontem' : `há ${days} dias`;
}

const DAYS = 30;

/** A bar for each of the last thirty days, tall if the devotional was completed; the last bar is today. */
function ThirtyDays({ runs, today }: { runs: readonly Run[]; today: Day }) {
  const days = lastDays(runs, today, DAYS);
  const done = days.filter((each) => each.done).length;
  return (
    <div>
      <Box
        role="img"
        aria-label={chartLabel(recentRuns(runs, today, DAYS), done)}
        sx={{ display: 'flex', alignItems: 'flex-end', gap: '3px', height: 28 }}
      >
        {days.map((each) => (
          <Box
            key={each.day}
            component="span"
            sx={{
              flex: 1,
              height: each.done ? '100%' : 5,
              borderRadius: '2px',
              bgcolor: each.done ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {done} de {DAYS} dias com devocional
      </Typography>
    </div>
  );
}

/** The chart for a screen reader: `Devocionais em 22 dos últimos 30 dias: de 23/10 a 12/11, 20/11` */
function chartLabel(runs: readonly Run[], done: number): string {
  const spans = runs.map(({ start, end }) =>
    start === end
      ? formatDayAndMonth(start)
      : `de ${formatDayAndMonth(start)} a ${formatDayAndMonth(end)}`,
  );
  const when = spans.length > 0 ? `: ${spans.join(', ')}` : '';
  return `Devocionais em ${done} dos últimos ${DAYS} dias${when}`;
}

function ActiveChallenges({ stats, today }: { stats: UserStats; today: Day }) {
  if (stats.active_challenges.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} aria-label="Desafios" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {stats.active_challenges.map((challenge) => {
        const { done, percent } = challengeProgressToday(challenge, stats, today);
        return (
          <Box component="li" key={challenge.challenge_id}>
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', mb: 0.5 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {challenge.title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {done} de {challenge.duration_days}
              </Typography>
            </Stack>
            <Bar percent={percent} color="secondary" label={challenge.title} />
          </Box>
        );
      })}
    </Stack>
  );
}
