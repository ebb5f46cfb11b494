import { addDays, isDay, westernmostDay } from '../day';
import type { Day } from '../day';
import type { DayRecord, UserStats } from '../documents/user-stats';
import { DAY_RECORD_DAYS } from '../limits';

/** Stats without any progress. */
export function emptyStats(uid: string): UserStats {
  return {
    user_id: uid,
    created_at: null,
    total_xp: 0,
    current_level: 1,
    current_streak: 0,
    longest_streak: 0,
    last_devotional_date: null,
    total_devotionals_completed: 0,
    total_verses_memorized: 0,
    total_readings: 0,
    runs: [],
    days: {},
    active_challenges: [],
    started_challenge_ids: [],
    badge_ids: [],
    recent_badges: [],
    unread_replies: 0,
    unread_notifications: 0,
    profile: null,
    is_admin: false,
    consents: null,
    rhythm_at: null,
  };
}

/** Whether the day was over in every time zone when the account was created. */
export const predatesAccount = ({ created_at }: UserStats, day: Day): boolean =>
  created_at !== null && day < westernmostDay(created_at);

const XP_PER_LEVEL = 100;

export function levelOf(xp: number): number {
  return Math.floor(xp / XP_PER_LEVEL) + 1;
}

export function levelLabel(level: number): 'Iniciante' | 'Progredindo' {
  return level === 1 ? 'Iniciante' : 'Progredindo';
}

/** The level for this XP, its bounds in XP, and the progress within the level from 0 to 99. */
export function levelProgress(xp: number) {
  const level = levelOf(xp);
  const floor = (level - 1) * XP_PER_LEVEL;
  const percent = Math.floor(((xp - floor) * 100) / XP_PER_LEVEL);
  return { level, floor, ceiling: level * XP_PER_LEVEL, percent };
}

export const DEVOTIONAL_XP = 50;
export const MEMORIZATION_BONUS_XP = 25;

export function devotionalXp(memorized: boolean): number {
  return memorized ? DEVOTIONAL_XP + MEMORIZATION_BONUS_XP : DEVOTIONAL_XP;
}

type Days = UserStats['days'];

const emptyRecord: DayRecord = { xp: 0, memorized: false, devotional_at: null, readings: {} };

export function dayRecord(days: Days, day: Day): DayRecord {
  return days[day] ?? emptyRecord;
}

/** The day records as pairs, in no particular order. */
export function dayEntries(days: Days): [Day, DayRecord][] {
  return Object.entries(days).flatMap(([day, record]) =>
    isDay(day) && record ? [[day, record]] : [],
  );
}

/** The oldest day in the window of the day records; null if there are none. */
export function oldestRecordedDay(days: Days): Day | null {
  const newest = dayEntries(days).reduce<Day | null>(
    (latest, [day]) => (latest === null || day > latest ? day : latest),
    null,
  );
  return newest && addDays(newest, 1 - DAY_RECORD_DAYS);
}

/** Sets the day's record and drops records that have left the window. */
export function withDayRecord(days: Days, day: Day, record: DayRecord): Days {
  const all: Days = { ...days, [day]: record };
  const oldest = oldestRecordedDay(all);
  return Object.fromEntries(dayEntries(all).filter(([key]) => oldest === null || key >= oldest));
}
