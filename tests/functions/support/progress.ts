import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Profile } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  aChallenge,
  aDailyReading,
  aDevotional,
  aProfile,
  aUserChallenge,
  aUserDailyReading,
  aUserDevotional,
} from '../../factories';
import { db } from '../../support/admin';

/** Today in UTC; a device's day differs from it by at most one. */
function todayInUtc(): Day {
  const text = new Date().toISOString().slice(0, 10);
  if (!isDay(text)) throw new RangeError(text);
  return text;
}

export const today = todayInUtc();

/** @param ago 1 is yesterday */
export const daysAgo = (ago: number): Day => addDays(today, -ago);

/** A uid without any documents. */
export const newUid = () => `p${randomUUID().replaceAll('-', '')}`;

export async function statsOf(uid: string): Promise<UserStats | undefined> {
  const data = (await db.doc(paths.userStats(uid)).get()).data();
  return data && v.parse(userStatsSchema, data);
}

export async function writeProfile(uid: string, changes: Partial<Profile> = {}) {
  const profile = aProfile({
    id: uid,
    full_name: 'Ana',
    church_denomination: 'Igreja Raízes',
    ...changes,
  });
  await db.doc(paths.profile(uid)).set(profile);
}

export const completionOf = (
  user_id: string,
  completed_on: Day,
  changes: Partial<UserDevotional> = {},
) => aUserDevotional({ user_id, completed_on, ...changes });

/** Moves the account's `created_at` to the past, so that a day before today counts; the stats are created if missing. */
async function backdateAccount(uid: string, day: Day) {
  if (day >= today) return;
  const ref = db.doc(paths.userStats(uid));
  await db.runTransaction(async (tx) => {
    const found = await tx.get(ref);
    if (!found.exists) tx.set(ref, emptyStats(uid));
    else if (found.get('created_at')) tx.update(ref, { created_at: null });
  });
}

/** Saves a completion as a device does, by replacing the whole document. */
export async function complete(uid: string, day: Day, changes?: Partial<UserDevotional>) {
  await backdateAccount(uid, day);
  await db.doc(paths.userDevotional(uid, day)).set(completionOf(uid, day, changes));
}

async function publishReading(id: string) {
  await db.doc(paths.dailyReading(id)).set(aDailyReading({ id, date: '1950-01-01' }));
}

export const readingOf = (user_id: string, completed_on: Day, daily_reading_id: string) =>
  aUserDailyReading({ user_id, completed_on, daily_reading_id });

/** Publishes a reading and completes it. Its date is long past, because a reading counts on the day on which it is read. */
export async function readChapter(uid: string, day: Day, readingId: string) {
  await backdateAccount(uid, day);
  await publishReading(readingId);
  await db.doc(paths.userDailyReading(uid, readingId)).set(readingOf(uid, day, readingId));
}

/** The profile in the stats of a disciple called Ana. */
export const profileOfAna = (leader: Leader | null) => ({
  full_name: 'Ana',
  position: 'discipulo' as const,
  leader,
});

const offered: string[] = [];

/** Creates a challenge for one test and returns its id. */
export async function offerChallenge(changes: Partial<Challenge>): Promise<string> {
  const challenge = aChallenge({
    id: randomUUID(),
    category: 'devotionals',
    duration_days: 3,
    created_at: new Date(),
    ...changes,
  });
  await db.doc(paths.challenge(challenge.id)).set(challenge);
  offered.push(challenge.id);
  return challenge.id;
}

/** Deletes the challenges that offerChallenge() created. */
export async function deleteOfferedChallenges() {
  await Promise.all(offered.splice(0).map((id) => db.doc(paths.challenge(id)).delete()));
}

export const userChallengeOf = (user_id: string, challenge_id: string, started_on: Day) =>
  aUserChallenge({ user_id, challenge_id, started_on });

export async function start(uid: string, challengeId: string, day: Day) {
  await db.doc(paths.userChallenge(uid, challengeId)).set(userChallengeOf(uid, challengeId, day));
}

export const VERSE =
  'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça.';

/** A claim to have memorized the day's verse; publishes a devotional if the day has none. */
export async function memorizationClaim(day: Day) {
  return { verse_memorization: await verseOf(day), memorization_validated: true };
}

async function verseOf(day: Day): Promise<string> {
  const ref = db.doc(paths.devotional(day));
  const found = await ref.get();
  // The seed's content stays, because other tests depend on it.
  if (found.exists) return v.parse(devotionalSchema, found.data()).verse_text;
  const devotional = aDevotional({ date: day, verse_text: VERSE });
  await ref.create(devotional);
  return devotional.verse_text;
}
