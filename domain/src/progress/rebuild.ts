import { addDays } from '../day';
import type { Day } from '../day';
import type { ActiveChallenge, EarnedBadge, UserStats } from '../documents/user-stats';
import { RECENT_BADGES } from '../limits';
import { badgeCatalogue, isEarned, medalOf } from './badges';
import { challengeProgress, firstCountedDay } from './challenges';
import { recordDevotional, recordReading, rewardXp, toEarnedBadge } from './record';
import type { DevotionalCompletion, ReadingCompletion } from './record';
import { toActiveChallenge } from './start-challenge';
import type { ChallengeStart } from './start-challenge';
import { DEVOTIONAL_XP, MEMORIZATION_BONUS_XP, emptyStats, levelOf } from './stats';

/** The stored documents of a person's progress: one per day, reading, challenge and badge. */
export interface ProgressHistory {
  devotionals: readonly DevotionalCompletion[];
  readings: readonly ReadingCompletion[];
  starts: readonly StoredStart[];
  badges: readonly EarnedBadge[];
}

interface StoredStart extends ChallengeStart {
  /** Null while the challenge is active. */
  completed_at: Date | null;
}

interface CompletedChallenge extends ActiveChallenge {
  completed_at: Date | null;
}

interface Rebuilt {
  stats: UserStats;
  /** Badges that are earned but not stored. */
  missingBadges: EarnedBadge[];
}

/**
 * Recomputes a person's stats from their stored documents. Leaves correct stats unchanged and repairs damaged ones.
 * @param known the current stats, for data that the documents do not contain
 */
export function rebuildStats(known: UserStats, history: ProgressHistory): Rebuilt {
  const replay = replayCompletions(known, history);
  const { active, completed, ids } = rebuildChallenges(known, history.starts, replay.stats);
  const rewards = completed.reduce((sum, challenge) => sum + rewardXp(challenge), 0);
  const verses = countVerses(known, replay.stats, rewards);
  const total_xp =
    DEVOTIONAL_XP * replay.stats.total_devotionals_completed +
    MEMORIZATION_BONUS_XP * verses +
    rewards;
  const { unread_replies, unread_notifications, profile, is_admin, consents, rhythm_at } = known;
  const stats: UserStats = {
    ...replay.stats,
    total_xp,
    current_level: levelOf(total_xp),
    total_verses_memorized: verses,
    active_challenges: active,
    started_challenge_ids: ids,
    unread_replies,
    unread_notifications,
    profile,
    is_admin,
    consents,
    rhythm_at,
  };
  const badges = allBadges(stats, history.badges, { ...replay, completed });
  return {
    stats: {
      ...stats,
      badge_ids: badges.map(({ badge_id }) => badge_id).toSorted(),
      recent_badges: newestBadges(badges, known.recent_badges),
    },
    missingBadges: badges.filter(
      ({ badge_id }) => !history.badges.some((stored) => stored.badge_id === badge_id),
    ),
  };
}

interface Replay {
  stats: UserStats;
  /** The badges earned by the completions alone. */
  earned: readonly EarnedBadge[];
  lastAt: Date | undefined;
}

/** Applies all completions to empty stats, in chronological order. */
function replayCompletions(known: UserStats, { devotionals, readings }: ProgressHistory): Replay {
  const events = [
    ...devotionals.map((completion) => lastDevotional(known, completion)),
    ...readings.map((completion) => firstReading(known, completion)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let stats = { ...emptyStats(known.user_id), created_at: known.created_at };
  const earned: EarnedBadge[] = [];
  for (const event of events) {
    const outcome =
      'reading_id' in event ? recordReading(stats, event) : recordDevotional(stats, event);
    stats = outcome.stats;
    earned.push(...outcome.earnedBadges);
  }
  return { stats, earned, lastAt: events.at(-1)?.at };
}

/** The day's record wins if it has a later completion, by another device, than the stored document. */
function lastDevotional(known: UserStats, { day, memorized, at }: DevotionalCompletion) {
  const record = known.days[day];
  const last = record?.devotional_at;
  return {
    day,
    memorized: memorized || record?.memorized === true,
    at: last && last > at ? last : at,
  };
}

function firstReading(known: UserStats, { day, reading_id, at }: ReadingCompletion) {
  const first = known.days[day]?.readings[reading_id];
  return { day, reading_id, at: first && first < at ? first : at };
}

/**
 * Rebuilds the active and completed challenges with the terms on which they were started.
 * @param replayed the stats that result from the completions alone
 */
function rebuildChallenges(known: UserStats, starts: readonly StoredStart[], replayed: UserStats) {
  const knownOrder = (id: string) => {
    const index = known.active_challenges.findIndex(({ challenge_id }) => challenge_id === id);
    return index < 0 ? known.active_challenges.length : index;
  };
  const challenges = starts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((start) => {
      const { challenge_id, at, terms, completed_at } = start;
      const before = known.active_challenges.find(
        (challenge) => challenge.challenge_id === challenge_id,
      );
      const count = {
        challenge_id,
        started_at: at,
        started_on: start.started_on,
        counts_from: rebuildCountsFrom(start, before, replayed),
      };
      const challenge = toActiveChallenge(count, terms);
      const progress = completed_at ? 100 : challengeProgress(challenge, replayed.runs);
      return { challenge: { ...challenge, progress }, completed_at };
    });
  return {
    active: challenges
      .map(({ challenge }): ActiveChallenge => challenge)
      .filter(({ progress }) => progress < 100)
      .toSorted((a, b) => knownOrder(a.challenge_id) - knownOrder(b.challenge_id)),
    completed: challenges.flatMap(({ challenge, completed_at }): CompletedChallenge[] =>
      challenge.progress === 100 ? [{ ...challenge, completed_at }] : [],
    ),
    ids: starts.map(({ challenge_id }) => challenge_id).toSorted(),
  };
}

/** For a start older than the day records, only the known challenge has the first day that counts; it is used if plausible. */
function rebuildCountsFrom(
  { started_on, at }: StoredStart,
  known: ActiveChallenge | undefined,
  replayed: UserStats,
): Day {
  const isPlausible =
    known !== undefined &&
    known.started_at.getTime() === at.getTime() &&
    known.counts_from >= started_on &&
    known.counts_from <= addDays(started_on, 1);
  const doneAt = replayed.days[started_on]?.devotional_at;
  return isPlausible ? known.counts_from : firstCountedDay(started_on, at, doneAt);
}

/**
 * A memorized verse stays credited even if its document is overwritten later. Only the known total includes such verses on days older
 * than the records; it is used if it is consistent with the known XP.
 */
function countVerses(known: UserStats, replayed: UserStats, rewards: number): number {
  const days = replayed.total_devotionals_completed;
  const verses = known.total_verses_memorized;
  const xp = DEVOTIONAL_XP * days + MEMORIZATION_BONUS_XP * verses + rewards;
  const isConsistent = known.total_xp === xp && known.total_devotionals_completed === days;
  const isPossible = verses >= replayed.total_verses_memorized && verses <= days;
  return isConsistent && isPossible ? verses : replayed.total_verses_memorized;
}

/** Every badge that is stored or should be stored, without duplicates. */
function allBadges(
  stats: UserStats,
  stored: readonly EarnedBadge[],
  {
    earned,
    completed,
    lastAt = new Date(0),
  }: Replay & { completed: readonly CompletedChallenge[] },
): EarnedBadge[] {
  const medals = completed
    .filter(({ reward_type }) => reward_type === 'medalha')
    .map((challenge) => toEarnedBadge(medalOf(challenge), challenge.completed_at ?? lastAt));
  const reached = badgeCatalogue
    .filter((badge) => isEarned(badge, stats))
    .map((badge) => toEarnedBadge(badge, lastAt));
  const all = [...stored, ...earned, ...medals, ...reached];
  // The first badge of each id wins, so that a stored badge keeps its date.
  return [...new Map(all.toReversed().map((badge) => [badge.badge_id, badge])).values()];
}

/** The newest badges; ties keep the order in which they are shown now. */
function newestBadges(all: readonly EarnedBadge[], shown: readonly EarnedBadge[]): EarnedBadge[] {
  const newest = all
    .toSorted((a, b) => b.earned_at.getTime() - a.earned_at.getTime())
    .slice(0, RECENT_BADGES);
  const times = (badges: readonly EarnedBadge[]) =>
    badges.map(({ earned_at }) => earned_at.getTime()).join();
  const isShownEarned = shown.every((badge) =>
    all.some(
      ({ badge_id, earned_at }) =>
        badge_id === badge.badge_id && earned_at.getTime() === badge.earned_at.getTime(),
    ),
  );
  return isShownEarned && times(shown) === times(newest) ? [...shown] : newest;
}
