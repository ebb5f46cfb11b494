import type { Day } from '../day';
import type { Badge } from '../documents/challenge';
import type { ActiveChallenge, DayRecord, EarnedBadge, UserStats } from '../documents/user-stats';
import { RECENT_BADGES } from '../limits';
import { badgeCatalogue, isEarned, medalOf } from './badges';
import { challengeProgress, updateFirstCountedDay } from './challenges';
import {
  dayEntries,
  dayRecord,
  devotionalXp,
  levelOf,
  oldestRecordedDay,
  predatesAccount,
  withDayRecord,
} from './stats';
import { addDay, countDays, currentStreak, hasDay, longestStreak } from './streak';

/** `at` is the time of completion on the device; the event can arrive days later. */
export type DevotionalCompletion = { day: Day; memorized: boolean; at: Date };

/**
 * Credits a completed devotional to its own day; idempotent and independent of the order of arrival. A day is worth 50 XP, or 75 with
 * its verse memorized, and never loses XP. A day older than the day records is credited only once, and a day before the account
 * existed is never credited.
 */
export function recordDevotional(stats: UserStats, completion: DevotionalCompletion): Outcome {
  const { day, at } = completion;
  const isCredited = hasDay(stats.runs, day);
  if ((isCredited && !stats.days[day]) || predatesAccount(stats, day)) return unchanged(stats);
  const before = dayRecord(stats.days, day);
  const after = mergeCompletion(before, completion);
  if (isCredited && isSameRecord(before, after)) return unchanged(stats);
  const recorded: UserStats = {
    ...stats,
    total_xp: stats.total_xp + after.xp - before.xp,
    total_verses_memorized:
      stats.total_verses_memorized + Number(after.memorized) - Number(before.memorized),
    runs: addDay(stats.runs, day),
    days: withDayRecord(stats.days, day, after),
    active_challenges: updateFirstCountedDay(stats.active_challenges, day, after.devotional_at),
  };
  return applyProgress(stats, recorded, at);
}

function mergeCompletion(record: DayRecord, { memorized, at }: DevotionalCompletion): DayRecord {
  const last = record.devotional_at;
  return {
    ...record,
    xp: Math.max(record.xp, devotionalXp(memorized)),
    memorized: record.memorized || memorized,
    devotional_at: last && last >= at ? last : at,
  };
}

const isSameRecord = (a: DayRecord, b: DayRecord) =>
  a.xp === b.xp && a.devotional_at?.getTime() === b.devotional_at?.getTime();

/** `at` is the time of completion on the device; the event can arrive days later. */
export type ReadingCompletion = { day: Day; reading_id: string; at: Date };

/** Counts a completed reading once. Ignores a reading older than the day records, because it might already have been counted. */
export function recordReading(
  stats: UserStats,
  { day, reading_id, at }: ReadingCompletion,
): Outcome {
  const oldest = oldestRecordedDay(stats.days);
  const isCounted = dayEntries(stats.days).some(([, { readings }]) =>
    Object.hasOwn(readings, reading_id),
  );
  const isTooOld = (oldest !== null && day < oldest) || predatesAccount(stats, day);
  if (isCounted || isTooOld) return unchanged(stats);
  const before = dayRecord(stats.days, day);
  const after = { ...before, readings: { ...before.readings, [reading_id]: at } };
  const recorded: UserStats = {
    ...stats,
    total_readings: stats.total_readings + 1,
    days: withDayRecord(stats.days, day, after),
  };
  return applyProgress(stats, recorded, at);
}

export type ChangedChallenge = { challenge_id: string; progress: number; completed: boolean };

/** The effect of one event on a person's stats. */
export type Outcome = {
  stats: UserStats;
  /** False for an event that was already counted; then `stats` is the input object, and there is nothing to write. */
  credited: boolean;
  /** The devotional's XP plus the rewards of the challenges that it completed. */
  xpGained: number;
  earnedBadges: EarnedBadge[];
  changedChallenges: ChangedChallenge[];
};

/** The outcome of an event that is not credited. */
export function unchanged(stats: UserStats): Outcome {
  return { stats, credited: false, xpGained: 0, earnedBadges: [], changedChallenges: [] };
}

/**
 * Recomputes streak, challenges, level and badges.
 * @param before the stats before the event
 * @param recorded the stats with runs, days, totals and the event's own XP updated
 */
export function applyProgress(before: UserStats, recorded: UserStats, at: Date): Outcome {
  const challenges = withChallenges(withStreak(recorded));
  const badges = withBadges(challenges.stats, challenges.medals, at);
  return {
    stats: badges.stats,
    credited: true,
    xpGained: badges.stats.total_xp - before.total_xp,
    earnedBadges: badges.earned,
    changedChallenges: challenges.changed,
  };
}

function withStreak(stats: UserStats): UserStats {
  return {
    ...stats,
    current_streak: currentStreak(stats.runs),
    longest_streak: longestStreak(stats.runs),
    last_devotional_date: stats.runs.at(-1)?.end ?? null,
    total_devotionals_completed: countDays(stats.runs),
  };
}

/** Removes completed challenges from the active list, so that their reward is given once. */
function withChallenges(stats: UserStats) {
  const updates = stats.active_challenges.map((challenge) => ({
    before: challenge.progress,
    challenge: { ...challenge, progress: challengeProgress(challenge, stats.runs) },
  }));
  const changed: ChangedChallenge[] = updates
    .filter(({ before, challenge }) => challenge.progress !== before)
    .map(({ challenge: { challenge_id, progress } }) => ({
      challenge_id,
      progress,
      completed: progress === 100,
    }));
  const challenges = updates.map(({ challenge }) => challenge);
  const completed = challenges.filter(({ progress }) => progress === 100);
  const total_xp = completed.reduce((sum, challenge) => sum + rewardXp(challenge), stats.total_xp);
  const active_challenges = challenges.filter(({ progress }) => progress < 100);
  return {
    stats: { ...stats, active_challenges, total_xp, current_level: levelOf(total_xp) },
    changed,
    medals: completed.filter(({ reward_type }) => reward_type === 'medalha').map(medalOf),
  };
}

/** The XP for completing a challenge. */
export function rewardXp({ reward_type, reward_value }: ActiveChallenge): number {
  const amount = reward_type === 'xp' ? Number.parseInt(reward_value, 10) : 0;
  return amount > 0 ? amount : 0;
}

function withBadges(stats: UserStats, medals: Badge[], at: Date) {
  const reached = badgeCatalogue.filter(
    (badge) => !stats.badge_ids.includes(badge.id) && isEarned(badge, stats),
  );
  const earned = [...medals, ...reached].map((badge) => toEarnedBadge(badge, at));
  const badge_ids = [...stats.badge_ids, ...earned.map((badge) => badge.badge_id)].toSorted();
  const recent_badges = [...earned, ...stats.recent_badges]
    .toSorted((a, b) => b.earned_at.getTime() - a.earned_at.getTime())
    .slice(0, RECENT_BADGES);
  return { stats: { ...stats, badge_ids, recent_badges }, earned };
}

export const toEarnedBadge = ({ id, name, description, icon }: Badge, at: Date): EarnedBadge => ({
  badge_id: id,
  name,
  description,
  icon,
  earned_at: at,
});
