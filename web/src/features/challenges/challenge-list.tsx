import type { Day } from '@raizes/domain/day';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useChallenges, useRemembersChallenges } from './api';
import { ChallengeTile } from './challenge-tile';
import { ChallengesSkeleton } from './challenges-skeleton';
import { listChallenges } from './listed-challenges';
import { tileGrid } from './tile-grid';
import { useStarts } from './use-starts';
import { withStarts } from './with-starts';

interface Props {
  uid: string;
  stats: UserStats;
  today: Day;
}

/** How many are shown at first: those under way, and always some to choose from. */
const SHOWN = 4;
const TO_CHOOSE_FROM = 2;

/**
 * The challenges on offer and those that the person has started. A device that remembers none asks for them at once, another
 * when the person comes near.
 */
export function ChallengeList({ isNear, ...props }: Props & { isNear: boolean }) {
  const remembers = useRemembersChallenges();
  if (remembers === null && !isNear) return <ChallengesSkeleton />;
  return <Listed {...props} isLive={isNear || !remembers} />;
}

function Listed({ isLive, ...props }: Props & { isLive: boolean }) {
  const challenges = useChallenges(isLive);
  if (challenges.state !== 'ready') return <ChallengesSkeleton />;
  return (
    <Tiles {...props} challenges={challenges.value} fromCache={isLive && challenges.fromCache} />
  );
}

interface TilesProps extends Props {
  challenges: Challenge[];
  fromCache: boolean;
}

function Tiles({ uid, stats, today, challenges, fromCache }: TilesProps) {
  const { starts, start, isStarting, isUnsent } = useStarts(uid, today, stats);
  const [before] = useState(stats);
  const [all, setAll] = useState(false);
  const listed = listChallenges(challenges, withStarts(stats, starts, challenges), today, before);
  const few = Math.max(SHOWN, before.active_challenges.length + TO_CHOOSE_FROM);

  if (listed.length === 0) {
    return (
      <Typography color="textSecondary">
        {fromCache
          ? 'Você está sem internet, e os desafios ainda não foram guardados neste aparelho.'
          : 'Nenhum desafio disponível no momento.'}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={tileGrid}>
        {listed.slice(0, all ? undefined : few).map((challenge) => (
          <ChallengeTile
            key={challenge.id}
            challenge={challenge}
            starting={isStarting(challenge.id)}
            sending={isUnsent(challenge.id)}
            onStart={() => start(challenge.id)}
          />
        ))}
      </Box>
      {!all && listed.length > few && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1.5 }}>
          Ver todos os desafios ({listed.length})
        </Button>
      )}
    </>
  );
}
