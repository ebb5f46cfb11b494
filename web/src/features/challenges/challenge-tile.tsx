import RewardIcon from '@mui/icons-material/EmojiEventsOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { ChallengeIcon } from './challenge-icon';
import { ChallengeState, titleIdOf } from './challenge-state';
import type { StateProps } from './challenge-state';
import { categoryName, goalWords, rewardWords } from './words';

/** One challenge: what it asks, what it gives, and how far the person has come. */
export function ChallengeTile({ challenge, ...state }: StateProps) {
  const { terms, description, standing } = challenge;
  return (
    <Stack
      component="li"
      spacing={1}
      sx={{
        p: 2,
        border: 1,
        borderColor: standing.state === 'active' ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Stack direction="row" spacing={1.5}>
        <Box sx={{ color: standing.state === 'completed' ? 'text.secondary' : 'secondary.main' }}>
          <ChallengeIcon category={terms.category} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="h3"
            id={titleIdOf(challenge.id)}
            sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            {terms.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {categoryName(terms.category)} · {goalWords(terms)}
          </Typography>
        </Box>
      </Stack>
      {description && standing.state !== 'completed' && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Stack
        direction="row"
        spacing={0.75}
        sx={{ color: 'secondary.main', alignItems: 'flex-start', flexGrow: 1 }}
      >
        <RewardIcon fontSize="small" aria-hidden />
        <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {rewardWords(terms)}
        </Typography>
      </Stack>
      <ChallengeState challenge={challenge} {...state} />
    </Stack>
  );
}
