import { addDays, calendarDay } from '../day';
import type { Day } from '../day';
import type { Run, UserStats } from '../documents/user-stats';
import { badgeCatalogue } from './badges';
import type { CatalogueBadge } from './badges';
import { clipRuns, countDays, livingStreak, longestStreak } from './streak';

/** A badge as the journey page shows it, earned or not. */
export interface JourneyBadge extends Pick<
  CatalogueBadge,
  'id' | 'name' | 'description' | 'category' | 'target'
> {
  icon: string;
  isEarned: boolean;
  /** The day on which it was earned; null if that is unknown or it is not earned. */
  on: Day | null;
  /** The progress towards the target; for a streak, that of the living streak. */
  done: number;
}

/** Every badge of the catalogue and every earned medal. Badges with a known date come first, newest first. */
export function journeyBadges(stats: UserStats, today: Day): JourneyBadge[] {
  const recent = new Map(stats.recent_badges.map((badge) => [badge.badge_id, badge]));
  const catalogue = badgeCatalogue.map((badge): JourneyBadge => {
    const { count, ...shown } = badge;
    const isEarned = stats.badge_ids.includes(badge.id);
    const earnedAt = recent.get(badge.id)?.earned_at;
    const on = isEarned ? (earnedAt ? calendarDay(earnedAt) : reachedOn(badge, stats.runs)) : null;
    const now = badge.category === 'streak' ? livingStreak(stats, today) : count(stats);
    return { ...shown, isEarned, on, done: Math.min(now, badge.target) };
  });
  const known = new Set(badgeCatalogue.map(({ id }) => id));
  const medals = stats.badge_ids
    .filter((id) => !known.has(id))
    .map((id): JourneyBadge => {
      const { name = 'Medalha', description = '', earned_at = null } = recent.get(id) ?? {};
      const on = earned_at && calendarDay(earned_at);
      const earned = { icon: 'medal', category: 'challenge', isEarned: true, done: 1, target: 1 };
      return { id, name, description, on, ...earned };
    });
  return [...medals, ...catalogue].toSorted((one, other) =>
    (other.on ?? '').localeCompare(one.on ?? ''),
  );
}

/** The day on which the target was reached, as far as the runs reveal it. */
function reachedOn({ category, target }: CatalogueBadge, runs: readonly Run[]): Day | null {
  if (category === 'devotional') return runs[0]?.start ?? null;
  if (category !== 'streak') return null;
  const reached = runs
    .map(({ start, end }) => ({ on: addDays(start, target - 1), end }))
    .find(({ on, end }) => on <= end);
  return reached?.on ?? null;
}

/** The runs within a year, with their total days and the longest streak. */
export function summarizeYear(runs: readonly Run[], year: number) {
  const within = clipRuns(runs, `${year}-01-01`, `${year}-12-31`);
  return { runs: within, days: countDays(within), longest: longestStreak(within) };
}
