import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserChallenge } from '@raizes/domain/documents/user-challenge';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { startChallenge } from '@raizes/domain/start-challenge';

/** The stats as the server will make them of the starts that it has not counted yet. */
export const withStarts = (
  stats: UserStats,
  starts: UserChallenge[],
  challenges: Challenge[],
): UserStats =>
  starts.reduce((sofar, { challenge_id, started_on, started_at: at }) => {
    const terms = challenges.find(({ id }) => id === challenge_id);
    return terms ? startChallenge(sofar, { challenge_id, terms, started_on, at }).stats : sofar;
  }, stats);
