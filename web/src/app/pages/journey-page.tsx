import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Box, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ChallengesCard } from '@/features/challenges/challenges-card';
import { ChallengesFailure } from '@/features/challenges/challenges-failure';
import { useProgress } from '@/features/progress/api';
import { BadgesJourney, LevelJourney, journeyCard } from '@/features/progress/journey-cards';
import { useSyncRhythm } from '@/features/progress/rhythm';
import { useRhythm } from '@/features/progress/rhythm-copy';
import { StreakBlock } from '@/features/progress/streak-block';
import { YearCalendar } from '@/features/progress/year-calendar';
import type { SignedInProps } from '@/lib/session';
import { useToday } from '@/lib/timing';
import { pageColumn } from '@/ui/page/styles';
import { ProgressUnknown } from '@/ui/progress-unknown';
import { readStoredDashboard } from '../dashboard/dashboard-data';
import { LivedLinks } from '../lived-tabs';

/** The person's progress: streak, level, calendar, badges and challenges. */
export function Page({ person: { uid } }: SignedInProps) {
  return (
    <Box component="main" sx={{ ...pageColumn, maxWidth: 'lg', pt: { xs: 2, md: 4 }, pb: 6 }}>
      <title>Jornada · Raízes</title>
      <Journey uid={uid} />
    </Box>
  );
}

function Journey({ uid }: { uid: string }) {
  const today = useToday();
  const [stored] = useState(() => readStoredDashboard(uid, today).stats);
  const { stats } = useProgress(uid, today, stored);
  const rhythm = useRhythm(uid);
  useSyncRhythm(uid, stats);
  return (
    <>
      <Typography variant="h1">Jornada</Typography>
      {stats !== 'unknown' && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {summary(stats)}
        </Typography>
      )}
      {stats === 'unknown' ? (
        <Stack spacing={2} sx={{ mt: 2 }}>
          <ProgressUnknown height={480} />
          <LivedLinks stats={null} />
        </Stack>
      ) : (
        <Box sx={columns}>
          <Stack spacing={2}>
            <Card component="section" aria-label="Sequência" sx={journeyCard}>
              <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                Sua sequência
              </Typography>
              <StreakBlock stats={stats} today={today} />
            </Card>
            <LevelJourney stats={stats} />
            <YearCalendar runs={stats.runs} today={today} rhythm={rhythm} />
          </Stack>
          <Stack spacing={2}>
            <LivedLinks stats={stats} />
            <BadgesJourney stats={stats} today={today} />
            <ChallengesFailure>
              <ChallengesCard uid={uid} stats={stats} today={today} />
            </ChallengesFailure>
          </Stack>
        </Box>
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

function summary({ total_devotionals_completed: devotionals, total_readings }: UserStats): string {
  if (devotionals + total_readings === 0)
    return 'Ela começa com o primeiro devocional. Um dia de cada vez.';
  return 'O seu caminho com Deus, um dia de cada vez.';
}
