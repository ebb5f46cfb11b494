import { challengeStanding } from '@raizes/domain/challenge-standing';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Box, LinearProgress, Stack, Typography } from '@mui/material';

/** The challenges that a disciple has under way, and how far they are. */
export function ActiveChallenges({ stats, today }: { stats: UserStats; today: Day }) {
  if (stats.active_challenges.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} aria-label="Desafios" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {stats.active_challenges.map((challenge) => {
        const { done, percent } = challengeStanding(challenge, stats, today);
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
            <LinearProgress
              variant="determinate"
              color="secondary"
              value={percent}
              aria-label={challenge.title}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
