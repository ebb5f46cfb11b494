import { challengeStanding } from '@raizes/domain/challenge-standing';
import type { Day } from '@raizes/domain/day';
import type { Challenge, ChallengeTerms } from '@raizes/domain/documents/challenge';
import type { UserStats } from '@raizes/domain/documents/user-stats';

export type Standing =
  | { state: 'available' }
  | { state: 'active'; done: number; percent: number }
  | { state: 'completed' };

/** A challenge as one person sees it. */
export interface ListedChallenge {
  id: string;
  terms: ChallengeTerms;
  description: string;
  standing: Standing;
}

function standingOf(id: string, stats: UserStats, today: Day): Standing {
  const active = stats.active_challenges.find(({ challenge_id }) => challenge_id === id);
  if (active) return { state: 'active', ...challengeStanding(active, stats, today) };
  return { state: stats.started_challenge_ids.includes(id) ? 'completed' : 'available' };
}

const ranks = { active: 0, available: 1, completed: 2 };

/**
 * What is under way, what can be started, and what is done; each newest first. A challenge that is no longer on offer (archived,
 * or deleted) stays with whoever started it, and all stay on the terms that they had then.
 * @param before the stats when the list was opened: a challenge that moves on meanwhile stays where it is
 */
export function listChallenges(
  challenges: Challenge[],
  stats: UserStats,
  today: Day,
  before: UserStats,
): ListedChallenge[] {
  const { active_challenges, started_challenge_ids } = stats;
  const isOffered = ({ id, archived }: Challenge) =>
    !archived || started_challenge_ids.includes(id);
  const offered = challenges.filter(isOffered).map(({ id, description, ...terms }) => {
    const agreed = active_challenges.find(({ challenge_id }) => challenge_id === id);
    return { id, description, terms: agreed ?? terms };
  });
  const withdrawn = active_challenges
    .filter(({ challenge_id }) => !challenges.some(({ id }) => id === challenge_id))
    .map((terms) => ({ id: terms.challenge_id, description: '', terms }));
  const rank = (id: string) => ranks[standingOf(id, before, today).state];
  return [...offered, ...withdrawn]
    .map((each) => ({ ...each, standing: standingOf(each.id, stats, today) }))
    .toSorted((a, b) => rank(a.id) - rank(b.id));
}
