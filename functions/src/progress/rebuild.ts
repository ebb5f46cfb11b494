import type { Day } from '@raizes/domain/day';
import { challengeTermsSchema } from '@raizes/domain/documents/challenge';
import {
  userChallengeSchema,
  userDailyReadingSchema,
  userDevotionalSchema,
} from '@raizes/domain/documents/completions';
import type { UserDailyReading, UserDevotional } from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { instant, text } from '@raizes/domain/documents/fields';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { collections, paths } from '@raizes/domain/paths';
import { badgeCatalogue } from '@raizes/domain/progress/badges';
import { rebuildStats } from '@raizes/domain/progress/rebuild';
import type { ProgressHistory } from '@raizes/domain/progress/rebuild';
import { emptyStats } from '@raizes/domain/progress/stats';
import { hasDay } from '@raizes/domain/progress/streak';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { onSignedInCall, personNotFound, requireAdminUpFront } from '../callable';
import { database } from '../firebase';
import { countUnread } from '../notifications/count-unread';
import { syncProfile } from '../people/profiles';
import { syncConsents } from '../privacy/consents';
import { withLock } from '../trigger';
import { isPublished, readingExists, writeStats } from './stats';

/** Lets an admin rebuild one person's stats from their history. */
export const rebuildStatsCallable = onSignedInCall(
  'rebuild-stats',
  async (caller, { userId }) => {
    await requireAdminUpFront(caller);
    return { mended: await withLock(userId, () => rebuildPerson(userId)) };
  },
  { timeoutSeconds: 120, memory: '512MiB' },
);

/**
 * Rebuilds a person's stats from the stored completions, and refreshes the copies of other documents in the stats.
 * @returns whether the progress, the challenges or the badges were wrong
 */
async function rebuildPerson(uid: string): Promise<boolean> {
  const wasWrong = await database.runTransaction(async (tx) => {
    const [profile, snapshot, adminRow, rhythm] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.doc(paths.userStats(uid))),
      tx.get(database.doc(paths.userRole(uid, 'admin'))),
      tx.get(database.doc(paths.rhythm(uid))),
    ]);
    if (!profile.exists) throw personNotFound();
    const { stats: known, isIntact } = salvageStats(uid, snapshot);
    const history = await readHistory(tx, uid, known);
    const { stats, missingBadges } = rebuildStats(known, history);
    const rhythm_at = rhythm.updateTime?.toDate() ?? null;
    const rebuilt = { ...stats, is_admin: adminRow.exists, rhythm_at };
    const isCorrect = isIntact && missingBadges.length === 0 && isDeepStrictEqual(known, rebuilt);
    if (isCorrect) return false;

    writeStats(tx, rebuilt);
    for (const badge of missingBadges) {
      tx.set(database.doc(paths.userBadge(uid, badge.badge_id)), { user_id: uid, ...badge });
    }
    return true;
  });
  await syncProfile(uid);
  await syncConsents(uid, new Date().getUTCFullYear());
  await countUnread(uid);
  return wasWrong;
}

/** Reads stats that can be damaged: each invalid field gets its default. `isIntact` is true if all fields were valid. */
function salvageStats(
  uid: string,
  snapshot: DocumentSnapshot,
): { stats: UserStats; isIntact: boolean } {
  const fields = Object.entries(userStatsSchema.entries);
  const usable = fields.flatMap(([name, field]) => {
    const parsed = v.safeParse(field, snapshot.get(name));
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  const stats = { ...emptyStats(uid), ...Object.fromEntries(usable), user_id: uid };
  return { stats: v.parse(userStatsSchema, stats), isIntact: usable.length === fields.length };
}

async function readHistory(
  tx: Transaction,
  uid: string,
  known: UserStats,
): Promise<ProgressHistory> {
  const all = (path: string) => tx.get(database.collection(path));
  const [devotionals, readings, challenges, badges] = await Promise.all([
    all(collections.userDevotionals(uid)),
    all(collections.userDailyReadings(uid)),
    all(collections.userChallenges(uid)),
    all(collections.userBadges(uid)),
  ]);
  const stored = parseValid(userDevotionalSchema, devotionals.docs);
  const completions = await filterPublished(stored, known);
  const memorized = await memorizedDays(tx, completions);
  return {
    devotionals: completions.map(({ completed_on: day, completed_at: at }) => ({
      day,
      memorized: memorized.has(day),
      at,
    })),
    readings: await filterExisting(parseValid(userDailyReadingSchema, readings.docs), known),
    starts: await readStarts(tx, challenges.docs, known),
    badges: parseValid(storedBadgeSchema, badges.docs).map((badge) => {
      const texts = badgeCatalogue.find(({ id }) => id === badge.badge_id);
      return {
        badge_id: badge.badge_id,
        name: badge.name ?? texts?.name ?? badge.badge_id,
        description: badge.description ?? texts?.description ?? '',
        icon: badge.icon ?? texts?.icon ?? 'medal',
        earned_at: badge.earned_at,
      };
    }),
  };
}

/** Drops completions of days that never had a devotional, which the security rules accept. A credited day certainly had one. */
async function filterPublished(stored: UserDevotional[], { runs }: UserStats) {
  const isKnown = await Promise.all(
    stored.map(async ({ completed_on: day }) => hasDay(runs, day) || isPublished(day)),
  );
  return stored.filter((_, index) => isKnown[index]);
}

/**
 * Drops completions of readings that do not exist. The security rules have looked up any reading whose id does not have the form of the
 * day. A completion of any other reading is valid if it was counted or the reading exists.
 */
async function filterExisting(stored: UserDailyReading[], { days }: UserStats) {
  const all = stored.map(
    ({ completed_on: day, daily_reading_id: reading_id, completed_at: at }) => ({
      day,
      reading_id,
      at,
    }),
  );
  const isReal = await Promise.all(
    all.map(
      async ({ day, reading_id: id }) =>
        !isReadingIdOf(day, id) ||
        Object.hasOwn(days[day]?.readings ?? {}, id) ||
        readingExists(id),
    ),
  );
  return all.filter((_, index) => isReal[index]);
}

/** The same as `isIdOfItsDay` in firestore.rules. */
const isReadingIdOf = (day: Day, id: string) =>
  id.startsWith(`${day}-`) || id.startsWith(`plano-${day}-`);

/** Prefers the terms stored with the start, then those in the stats; the challenge's current terms are the last resort. */
async function readStarts(tx: Transaction, found: DocumentSnapshot[], known: UserStats) {
  const stored = parseValid(userChallengeSchema, found);
  if (stored.length === 0) return [];
  const today = await tx.getAll(
    ...stored.map(({ challenge_id }) => database.doc(paths.challenge(challenge_id))),
  );
  return stored.flatMap((start, index): ProgressHistory['starts'][number][] => {
    const active = known.active_challenges.find((each) => each.challenge_id === start.challenge_id);
    const own = v.safeParse(challengeTermsSchema, start.terms ?? active ?? today[index]?.data());
    if (!own.success) return [];
    const { challenge_id, started_on, started_at: at, status, completed_at } = start;
    const done = status === 'completed' ? (completed_at ?? at) : null;
    return [{ challenge_id, terms: own.output, started_on, at, completed_at: done }];
  });
}

const verseSchema = v.pick(devotionalSchema, ['id', 'verse_text']);

/** Scores the claimed memorizations again, as `onDevotionalCompleted` does. */
async function memorizedDays(tx: Transaction, completions: UserDevotional[]): Promise<Set<string>> {
  const claims = completions.filter(({ memorization_validated }) => memorization_validated);
  if (claims.length === 0) return new Set();
  const refs = claims.map(({ devotional_id }) => database.doc(paths.devotional(devotional_id)));
  const verses = new Map(
    parseValid(verseSchema, await tx.getAll(...refs)).map(({ id, verse_text }) => [id, verse_text]),
  );
  const validated = claims.filter(({ devotional_id, verse_memorization }) => {
    const verse = verses.get(devotional_id);
    return verse !== undefined && scoreMemorization(verse, verse_memorization).isValid;
  });
  return new Set(validated.map(({ devotional_id }) => devotional_id));
}

/** Badges written by early versions have no texts; those come from the catalogue. */
const storedBadgeSchema = v.object({
  badge_id: text,
  name: v.optional(text),
  description: v.optional(v.string()),
  icon: v.optional(v.string()),
  earned_at: instant,
});

/** Drops invalid documents, which were never counted either. */
const parseValid = <Schema extends v.GenericSchema>(schema: Schema, found: DocumentSnapshot[]) =>
  found.flatMap((each): v.InferOutput<Schema>[] => {
    const parsed = v.safeParse(schema, each.data());
    return parsed.success ? [parsed.output] : [];
  });
