import { addDays } from '../day';
import type { Day } from '../day';
import type { ActiveChallenge, EarnedBadge, UserStats } from '../documents/user-stats';
import { RECENT_BADGES } from '../limits';
import { badgeCatalogue, medalOf } from './badges';
import { challengeProgress, firstCountedDay } from './challenges';
import { recordDevotional, recordReading } from './record';
import type { DevotionalCompletion, ReadingCompletion } from './record';
import { toEarnedBadge, rewardXp } from './apply-progress';
import { toActiveChallenge, countReadingsSince } from './start-challenge';
import type { ChallengeStart } from './start-challenge';
import { DEVOTIONAL_XP, MEMORIZATION_BONUS_XP, emptyStats, levelOf } from './stats';

/** A start as it is stored. */
interface StartedChallenge extends ChallengeStart {
  /** When it was completed; null while it is under way. */
  completed_at: Date | null;
}

interface CompletedChallenge extends ActiveChallenge {
  completed_at: Date | null;
}

/** Time zones can shift the first day that counts by this much. */
const COUNTS_FROM_SPAN = 2;

const sameMoment = (a: Date, b: Date) => a.getTime() === b.getTime();

/** What is older than the records only the challenge itself remembers, as far as it can be true. */
function firstDayOf(
  start: StartedChallenge,
  known: ActiveChallenge | undefined,
  now: UserStats,
): Day {
  const { started_on, at } = start;
  const isTrue =
    known !== undefined &&
    sameMoment(known.started_at, at) &&
    known.counts_from >= started_on &&
    known.counts_from <= addDays(started_on, COUNTS_FROM_SPAN);
  return isTrue ? known.counts_from : firstCountedDay(now.days, started_on, at);
}

function readingsOf(start: StartedChallenge, known: ActiveChallenge | undefined, now: UserStats) {
  const kept = countReadingsSince(now.days, start.terms, start.at);
  const counted = known?.readings ?? 0;
  return counted <= now.total_readings ? Math.max(kept, counted) : kept;
}

/**
 * The started challenges on the terms on which they were started: those under way as they stand now, and those that are done.
 * @param now what the completions alone come to
 */
function rebuildChallenges(known: UserStats, starts: readonly StartedChallenge[], now: UserStats) {
  const placeOf = (id: string) => {
    const place = known.active_challenges.findIndex((each) => each.challenge_id === id);
    return place < 0 ? known.active_challenges.length : place;
  };
  const all = starts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((start) => {
      const { challenge_id, at, terms, completed_at } = start;
      const before = known.active_challenges.find((each) => each.challenge_id === challenge_id);
      const beginning = {
        challenge_id,
        started_at: at,
        counts_from: firstDayOf(start, before, now),
        readings: readingsOf(start, before, now),
      };
      const challenge = toActiveChallenge(beginning, terms);
      const progress = completed_at ? 100 : challengeProgress(challenge, now.runs);
      return { challenge: { ...challenge, progress }, completed_at };
    });
  return {
    active: all
      .map(({ challenge }): ActiveChallenge => challenge)
      .filter(({ progress }) => progress < 100)
      .toSorted((a, b) => placeOf(a.challenge_id) - placeOf(b.challenge_id)),
    completed: all.flatMap(({ challenge, completed_at }): CompletedChallenge[] =>
      challenge.progress === 100 ? [{ ...challenge, completed_at }] : [],
    ),
    ids: starts.map(({ challenge_id }) => challenge_id).toSorted(),
  };
}

/** What is stored of what a person did: one for each day, reading, challenge and badge. */
export interface ProgressHistory {
  devotionals: readonly DevotionalCompletion[];
  readings: readonly ReadingCompletion[];
  starts: readonly StartedChallenge[];
  badges: readonly EarnedBadge[];
}

interface Rebuilt {
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
function replayed(known: UserStats, { devotionals, readings }: ProgressHistory) {
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
export function rebuildStats(known: UserStats, history: ProgressHistory): Rebuilt {
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
function rebuildBadges(
  known: UserStats,
  stats: UserStats,
  stored: readonly EarnedBadge[],
  { earned, completed, lastAt = new Date(0) }: Found,
): Rebuilt {
  const medals = completed
    .filter(({ reward_type }) => reward_type === 'medalha')
    .map((challenge) => toEarnedBadge(medalOf(challenge), challenge.completed_at ?? lastAt));
  const reached = badgeCatalogue
    .filter((badge) => badge.isEarned(stats))
    .map((badge) => toEarnedBadge(badge, lastAt));
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
