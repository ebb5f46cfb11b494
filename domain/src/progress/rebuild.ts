import { rebuildBadges } from './rebuild-badges';
import { rebuildChallenges } from './rebuild-challenges';
import type { StartedChallenge } from './rebuild-challenges';
import type { EarnedBadge, UserStats } from './documents/user-stats';
import { emptyStats } from './empty-stats';
import { levelOf } from './level';
import { recordDevotional } from './record-devotional';
import type { DevotionalCompletion } from './record-devotional';
import { recordReading } from './record-reading';
import type { ReadingCompletion } from './record-reading';
import { rewardXp } from './settle';
import { DEVOTIONAL_XP, MEMORIZATION_BONUS_XP } from './xp';

/** What is stored of what a person did: one for each day, reading, challenge and badge. */
export interface History {
  devotionals: readonly DevotionalCompletion[];
  readings: readonly ReadingCompletion[];
  starts: readonly StartedChallenge[];
  badges: readonly EarnedBadge[];
}

export interface Rebuilt {
  stats: UserStats;
  /** Earned, and not among the stored ones. */
  missingBadges: EarnedBadge[];
}

const byMoment = (a: { at: Date }, b: { at: Date }) => a.at.getTime() - b.at.getTime();

/** The records say when, and how well, a day was first done; what is stored may have been written over since. */
function asFirstDone(known: UserStats, { day, memorized, at }: DevotionalCompletion) {
  const record = known.days[day];
  const first = record?.devotional_at;
  return {
    day,
    memorized: memorized || record?.memorized === true,
    at: first && first < at ? first : at,
  };
}

function asFirstRead(known: UserStats, { day, reading_id, at }: ReadingCompletion) {
  const first = known.days[day]?.readings[reading_id];
  return { day, reading_id, at: first && first < at ? first : at };
}

/** All completions once more, in the order in which they were done. */
function replayed(known: UserStats, { devotionals, readings }: History) {
  const events = [
    ...devotionals.map((each) => asFirstDone(known, each)),
    ...readings.map((each) => asFirstRead(known, each)),
  ].toSorted(byMoment);
  let stats = emptyStats(known.user_id);
  const earned: EarnedBadge[] = [];
  for (const event of events) {
    const outcome =
      'reading_id' in event ? recordReading(stats, event) : recordDevotional(stats, event);
    stats = outcome.stats;
    earned.push(...outcome.earnedBadges);
  }
  return { stats, earned, lastAt: events.at(-1)?.at };
}

/**
 * A verse that was memorized counts although another text has been stored over it since. Of days that are older than the
 * records nothing but the sum tells of it, which is believed where it adds up.
 */
function versesOf(known: UserStats, replay: UserStats, rewards: number): number {
  const days = replay.total_devotionals_completed;
  const claimed = known.total_verses_memorized;
  const xp = DEVOTIONAL_XP * days + MEMORIZATION_BONUS_XP * claimed + rewards;
  const addsUp = known.total_xp === xp && known.total_devotionals_completed === days;
  const isPossible = claimed >= replay.total_verses_memorized && claimed <= days;
  return addsUp && isPossible ? claimed : replay.total_verses_memorized;
}

/**
 * A person's stats worked out anew from all that is stored of what they did. Stats that were made the normal way come out as
 * they were; damaged ones are mended.
 * @param known the stats as they stand; what can't be worked out is taken from them
 */
export function rebuildStats(known: UserStats, history: History): Rebuilt {
  const replay = replayed(known, history);
  const { active, completed, ids } = rebuildChallenges(known, history.starts, replay.stats);
  const rewards = completed.reduce((sum, each) => sum + rewardXp(each), 0);
  const verses = versesOf(known, replay.stats, rewards);
  const total_xp =
    DEVOTIONAL_XP * replay.stats.total_devotionals_completed +
    MEMORIZATION_BONUS_XP * verses +
    rewards;
  const { unread_replies, unread_notifications, profile, is_admin, consents } = known;
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
  };
  const found = { earned: replay.earned, completed, lastAt: replay.lastAt };
  return rebuildBadges(known, stats, history.badges, found);
}
