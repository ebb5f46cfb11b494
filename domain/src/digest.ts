import { addDays, utcDay, weekdayOf } from './day';
import type { Day } from './day';
import type { UserStats } from './documents/user-stats';
import type { Achievement, WeeklyDigest } from './documents/weekly-digest';
import { daysAway } from './progress/absence';
import { dayEntries, levelOf } from './progress/stats';
import { localTime } from './time-zone';

/** The Monday of the day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

const FIRST_HOUR = 7;
const LAST_HOUR = 20;

/** The Monday whose digests are due: itself, from 7:00 to 20:59, so that a later run makes up for a missed one; null at other times. */
export function dueDigestWeek(timeZone: string, now: Date): Day | null {
  const { day, hour } = localTime(timeZone, now);
  return mondayOf(day) === day && hour >= FIRST_HOUR && hour <= LAST_HOUR ? day : null;
}

/** The fields of a disciple's stats that the digest needs. */
export const digestFields = [
  'consents',
  'last_devotional_date',
  'runs',
  'days',
  'total_xp',
  'recent_badges',
] as const;
type DigestStats = Pick<UserStats, (typeof digestFields)[number]>;

export interface DigestDisciple {
  id: string;
  stats: DigestStats;
}

/** The maximum length of each list in the digest. */
const LISTED_MAX = 50;
const AWAY_DAYS = 7;

export function buildDigest(
  disciples: readonly DigestDisciple[],
  waiting: number,
  week: Day,
): WeeklyDigest {
  const shared = disciples.filter(({ stats }) => stats.consents?.leader_progress === true);
  const away = shared
    .map(({ id, stats }) => ({ id, days: daysAway(stats, week) ?? 0 }))
    .filter(({ days }) => days >= AWAY_DAYS)
    .toSorted((one, other) => other.days - one.days);
  const reached = shared
    .map(({ id, stats }) => ({ id, achievements: achievementsOf(stats, week) }))
    .filter(({ achievements }) => achievements.length > 0);
  return {
    week,
    away: away.slice(0, LISTED_MAX),
    reached: reached.slice(0, LISTED_MAX),
    away_count: away.length,
    reached_count: reached.length,
    waiting,
    private: disciples.length - shared.length,
  };
}

const MILESTONES = [7, 14, 30, 60, 100, 200, 365];

/** Achievements of the past week: badges, and a streak or level that has no badge of its own. */
function achievementsOf(stats: DigestStats, week: Day): Achievement[] {
  const first = addDays(week, -7);
  const isNew = (day: Day) => day >= first && day < week;
  const badges = stats.recent_badges.filter(({ earned_at }) => isNew(utcDay(earned_at)));
  const hasBadgeFor = (icon: string) => badges.some((badge) => badge.icon === icon);
  const achievements: Achievement[] = badges.map(({ name }) => ({ kind: 'badge', name }));

  const run = stats.runs.at(-1);
  const days = run && MILESTONES.findLast((length) => isReached(run, length, isNew));
  if (days !== undefined && !hasBadgeFor('streak')) achievements.push({ kind: 'streak', days });

  // Day records do not include challenge rewards, so a reward can hide a new level but never add one.
  const levelBefore = (end: Day) => {
    const later = dayEntries(stats.days).filter(([day]) => day >= end);
    return levelOf(later.reduce((total, [, { xp }]) => total - xp, stats.total_xp));
  };
  const level = levelBefore(week);
  if (level > levelBefore(first) && !hasBadgeFor('level')) {
    achievements.push({ kind: 'level', level });
  }
  return achievements;
}

function isReached(
  { start, end }: UserStats['runs'][number],
  length: number,
  isNew: (day: Day) => boolean,
): boolean {
  const day = addDays(start, length - 1);
  return day <= end && isNew(day);
}

/** The digest without a disciple who has left or no longer shares their progress. */
export function withoutPerson(digest: WeeklyDigest, uid: string): WeeklyDigest {
  const away = digest.away.filter(({ id }) => id !== uid);
  const reached = digest.reached.filter(({ id }) => id !== uid);
  return {
    ...digest,
    away,
    reached,
    away_count: digest.away_count - (digest.away.length - away.length),
    reached_count: digest.reached_count - (digest.reached.length - reached.length),
  };
}

/** The uids of all people in the digest's lists. */
export const peopleInDigest = ({ away, reached }: WeeklyDigest): string[] => [
  ...new Set([...away, ...reached].map(({ id }) => id)),
];

/** The text of the notification; null if nothing needs the leader. Contains no names, because it can show on a locked screen. */
export function digestLine(digest: WeeklyDigest): string | null {
  const { away_count, waiting, reached_count } = digest;
  const parts = [
    away_count > 0 &&
      counted(away_count, 'pessoa há 7 dias sem devocional', 'pessoas há 7 dias sem devocional'),
    waiting > 0 && counted(waiting, 'mensagem esperando resposta', 'mensagens esperando resposta'),
    reached_count > 0 &&
      counted(reached_count, 'pessoa com algo a celebrar', 'pessoas com algo a celebrar'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `${parts.join(' · ')}.`;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
