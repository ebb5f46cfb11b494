import { badgeCatalogue, medalOf } from './badge-catalogue';
import type { EarnedBadge, UserStats } from './documents/user-stats';
import { RECENT_BADGES } from './limits';
import type { CompletedChallenge } from './rebuild-challenges';
import type { Rebuilt } from './rebuild-stats';
import { asEarned } from './settle';

interface Found {
  /** What the completions alone earn. */
  earned: readonly EarnedBadge[];
  completed: readonly CompletedChallenge[];
  lastAt: Date | undefined;
}

const firstOfEach = (badges: readonly EarnedBadge[]): EarnedBadge[] => [
  ...new Map(badges.toReversed().map((badge) => [badge.badge_id, badge])).values(),
];

/** Those of one moment stand in the order in which they were shown before. */
function newestOf(all: readonly EarnedBadge[], shown: readonly EarnedBadge[]): EarnedBadge[] {
  const newest = all
    .toSorted((a, b) => b.earned_at.getTime() - a.earned_at.getTime())
    .slice(0, RECENT_BADGES);
  const momentsOf = (badges: readonly EarnedBadge[]) =>
    badges.map(({ earned_at }) => earned_at.getTime()).join();
  const areEarned = shown.every((each) =>
    all.some(
      ({ badge_id, earned_at }) =>
        badge_id === each.badge_id && earned_at.getTime() === each.earned_at.getTime(),
    ),
  );
  return areEarned && momentsOf(shown) === momentsOf(newest) ? [...shown] : newest;
}

/** Adds to rebuilt stats the badges: those that are stored, and those that should be. */
export function rebuildBadges(
  known: UserStats,
  stats: UserStats,
  stored: readonly EarnedBadge[],
  { earned, completed, lastAt = new Date(0) }: Found,
): Rebuilt {
  const medals = completed
    .filter(({ reward_type }) => reward_type === 'medalha')
    .map((challenge) => asEarned(medalOf(challenge), challenge.completed_at ?? lastAt));
  const reached = badgeCatalogue
    .filter((badge) => badge.isEarned(stats))
    .map((badge) => asEarned(badge, lastAt));
  const all = firstOfEach([...stored, ...earned, ...medals, ...reached]);
  return {
    stats: {
      ...stats,
      badge_ids: all.map(({ badge_id }) => badge_id).toSorted(),
      recent_badges: newestOf(all, known.recent_badges),
    },
    missingBadges: all.filter(({ badge_id }) => !stored.some((each) => each.badge_id === badge_id)),
  };
}
