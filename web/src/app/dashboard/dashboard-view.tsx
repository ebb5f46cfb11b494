import type { Day } from '@raizes/domain/day';
import { formatDay } from '@raizes/domain/day';
import { Box, Button, Container, Grid, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DevotionalCard } from '@/features/devotional/devotional-card';
import { MentorCard } from '@/features/mentor/mentor-card';
import { MessagesLink } from '@/features/messages/messages-link';
import { BadgesCard } from '@/features/progress/badges-card';
import { GoalsCard } from '@/features/progress/goals-card';
import { LevelCard } from '@/features/progress/level-card';
import { StreakCard } from '@/features/progress/streak-card';
import { WeekCard } from '@/features/progress/week-card';
import { XpCard } from '@/features/progress/xp-card';
import { ReadingCard } from '@/features/reading/reading-card';
import type { Person } from '@/lib/session';
import { useMentor } from '../mentor/use-mentor';
import type { DashboardData } from './dashboard-data';
import { DashboardHeader } from './dashboard-header';
import { ExploreLinks } from './explore-links';
import { greeting } from './greeting';

interface Props {
  person: Person;
  today: Day;
  data: DashboardData;
  /** A completion made here has not reached the server yet. */
  sending: boolean;
  /** The readings completed here that have not reached the server yet. */
  sendingReadings: ReadonlySet<string>;
  /** What stands below all else once there is live data. */
  children?: ReactNode;
}

const half = { xs: 12, sm: 6 };

/** The screen people open every morning; knows nothing of where its data comes from. */
export function DashboardView(props: Props) {
  const { person, today, data, sending, sendingReadings, children } = props;
  const { stats, devotional, readings } = data;
  const known = stats === 'unknown' ? null : stats;
  const isDisciple = known?.profile?.position === 'discipulo';
  const mentor = useMentor();
  const name = (known?.profile?.full_name ?? person.name).split(' ')[0] ?? '';
  return (
    <Box sx={{ pb: 6 }}>
      <title>Início · Raízes</title>
      <DashboardHeader stats={known} />
      <Container component="main" maxWidth="md" sx={{ pt: { xs: 1, md: 3 } }}>
        <Stack sx={{ mb: 3 }}>
          <Typography variant="overline" color="textSecondary" component="p">
            {formatDay(today)}
          </Typography>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {greeting(name)}
          </Typography>
        </Stack>
        <Grid container spacing={2}>
          <Grid size={12}>
            <DevotionalCard
              devotional={devotional}
              xp={known?.days[today]?.xp ?? 0}
              sending={sending}
            />
          </Grid>
          <Grid size={12}>
            <ReadingCard readings={readings} stats={known} sending={sendingReadings} />
          </Grid>
          <Grid size={{ xs: 12, sm: 4 }}>
            <StreakCard stats={known} today={today} />
          </Grid>
          <Grid size={{ xs: 6, sm: 4 }}>
            <XpCard stats={known} />
          </Grid>
          <Grid size={{ xs: 6, sm: 4 }}>
            <LevelCard stats={known} />
          </Grid>
          <Grid size={12}>
            <WeekCard stats={known} today={today} />
          </Grid>
          <Grid size={half}>
            <GoalsCard stats={known} today={today} />
          </Grid>
          <Grid size={half}>
            <BadgesCard stats={known} />
          </Grid>
          <Grid size={isDisciple ? half : 12}>
            <MentorCard onOpen={mentor.open} />
          </Grid>
          {isDisciple && (
            <Grid size={half}>
              <MessagesLink unread={known.unread_replies} />
            </Grid>
          )}
          <Grid size={12}>
            <ExploreLinks />
          </Grid>
          {children && <Grid size={12}>{children}</Grid>}
        </Grid>
        <Box sx={{ mt: 3, textAlign: 'center' }}>
          <Button component={Link} to="/my-data">
            Meus dados
          </Button>
        </Box>
      </Container>
    </Box>
  );
}
