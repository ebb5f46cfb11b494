import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type {
  UserChallenge,
  UserDailyReading,
  UserDevotional,
} from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import type { Profile } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect } from 'vitest';
import { db } from '../../support/admin';

/** The day in UTC, which is every device's own day within one. */
function todayInUtc(): Day {
  const text = new Date().toISOString().slice(0, 10);
  if (!isDay(text)) throw new RangeError(text);
  return text;
}

export const today = todayInUtc();

/** @param ago 1 is yesterday */
export const daysAgo = (ago: number): Day => addDays(today, -ago);

export const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

/** The uid of somebody of whom nothing is known yet. */
export const newUid = () => `p${randomUUID().replaceAll('-', '')}`;

export async function statsOf(uid: string): Promise<UserStats | undefined> {
  const data = (await db.doc(paths.userStats(uid)).get()).data();
  return data && v.parse(userStatsSchema, data);
}

/** Resolves once the triggers have made the stats say this. */
export async function untilStats(uid: string, expected: Partial<UserStats>) {
  await expect.poll(() => statsOf(uid), patiently).toMatchObject(expected);
  return statsOf(uid);
}

/** A function's first call starts a process; on a small machine that takes a while. */
export const patiently = { timeout: 30_000, interval: 50 };

export async function writeProfile(uid: string, changes: Partial<Profile> = {}) {
  const profile: Profile = {
    id: uid,
    full_name: 'Ana',
    position: 'discipulo',
    church_denomination: 'Igreja Raízes',
    pastor_id: null,
    ...changes,
  };
  await db.doc(paths.profile(uid)).set(profile);
}

/** Resolves once the stats of all these disciples, called Ana, name this leader. */
export async function untilLeader(disciples: string[], leader: Leader | null) {
  const profile = { full_name: 'Ana', position: 'discipulo' as const, leader };
  for (const uid of disciples) await untilStats(uid, { profile });
}

export function completionOf(uid: string, day: Day, changes: Partial<UserDevotional> = {}) {
  const completion: UserDevotional = {
    user_id: uid,
    devotional_id: day,
    reflection: 'Deus cuida de mim.',
    application: 'Ligar para o meu irmão.',
    verse_memorization: '',
    memorization_validated: false,
    completed_at: noonOf(day),
    completed_on: day,
    ...changes,
  };
  return completion;
}

/** As a device saves it: whatever was there before is replaced. */
export async function complete(uid: string, day: Day, changes?: Partial<UserDevotional>) {
  await db.doc(paths.userDevotional(uid, day)).set(completionOf(uid, day, changes));
}

export function readingOf(uid: string, day: Day, readingId: string) {
  const reading: UserDailyReading = {
    user_id: uid,
    daily_reading_id: readingId,
    reading_time_seconds: 180,
    completed_at: noonOf(day),
    completed_on: day,
  };
  return reading;
}

export async function readChapter(uid: string, day: Day, readingId: string) {
  await db.doc(paths.userDailyReading(uid, readingId)).set(readingOf(uid, day, readingId));
}

const offered: string[] = [];

/** Offers a challenge of its own to a test and returns its id. */
export async function offer(changes: Partial<Challenge>): Promise<string> {
  const challenge: Challenge = {
    id: randomUUID(),
    title: 'Raízes Profundas',
    description: 'Dias seguidos com Deus.',
    category: 'devotionals',
    duration_days: 3,
    reward_type: 'xp',
    reward_value: '100',
    created_by: 'admin',
    created_at: new Date(),
    ...changes,
  };
  await db.doc(paths.challenge(challenge.id)).set(challenge);
  offered.push(challenge.id);
  return challenge.id;
}

/** Takes them off the list that everybody is offered. */
export async function withdrawOffers() {
  await Promise.all(offered.splice(0).map((id) => db.doc(paths.challenge(id)).delete()));
}

/** A start in the first minute of the day: all that is done on that day counts. */
export function userChallengeOf(uid: string, challengeId: string, day: Day): UserChallenge {
  return {
    user_id: uid,
    challenge_id: challengeId,
    status: 'in_progress',
    progress: 0,
    started_at: new Date(`${day}T00:00:00Z`),
    started_on: day,
    completed_at: null,
  };
}

export async function start(uid: string, challengeId: string, day: Day) {
  await db.doc(paths.userChallenge(uid, challengeId)).set(userChallengeOf(uid, challengeId, day));
}

export const VERSE =
  'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça.';

/** What someone writes who has that day's verse by heart; a day without a devotional is given one. */
export async function byHeart(day: Day) {
  return { verse_memorization: await verseOf(day), memorization_validated: true };
}

async function verseOf(day: Day): Promise<string> {
  const ref = db.doc(paths.devotional(day));
  const found = await ref.get();
  // What the seed has published stays: other tests live on it.
  if (found.exists) return v.parse(devotionalSchema, found.data()).verse_text;
  const devotional: Devotional = {
    id: day,
    date: day,
    verse_reference: 'João 3.16',
    verse_text: VERSE,
    opening_text: '',
    context: '',
    central_insight: '',
    reflection_question: 'O que Deus lhe diz?',
    application_question: 'O que você vai fazer?',
    closing_text: '',
    created_by: 'admin',
  };
  await ref.create(devotional);
  return devotional.verse_text;
}
