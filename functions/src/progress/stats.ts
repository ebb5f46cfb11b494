import { addDays, easternmostDay, isOnTime, utcDay, westernmostDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { notificationIds } from '@raizes/domain/documents/notification';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { ActiveChallenge, EarnedBadge, UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_EARLY_MINUTES, COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { isCompletableAt } from '@raizes/domain/progress/late-days';
import type { ChangedChallenge, Outcome } from '@raizes/domain/progress/record';
import { emptyStats } from '@raizes/domain/progress/stats';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { refuseErased } from '../privacy/erasure';
import { oncePerInstance, InvalidDocumentError, parseSnapshot } from '../trigger';

// Reading and writing a person's stats.

/**
 * Reads a person's stats in a transaction. A new person gets the defaults, which costs two more reads.
 * @throws {ErasedPersonError} if there are no stats because the account was erased
 */
export async function readStats(tx: Transaction, uid: string): Promise<UserStats> {
  const snapshot = await tx.get(database.doc(paths.userStats(uid)));
  if (snapshot.exists) return parseStats(snapshot);
  return createInitialStats(tx, await tx.get(database.doc(paths.profile(uid))));
}

/**
 * Returns the initial stats of a person who has none.
 * @param profile dates the account, because the event that creates the stats can be delivered late
 * @throws {ErasedPersonError} if the account was erased
 */
export async function createInitialStats(
  tx: Transaction,
  profile: DocumentSnapshot,
): Promise<UserStats> {
  await refuseErased(tx, profile.id);
  return { ...emptyStats(profile.id), created_at: profile.createTime?.toDate() ?? new Date() };
}

export const parseStats = (snapshot: DocumentSnapshot): UserStats =>
  parseSnapshot(userStatsSchema, snapshot);

/**
 * Replaces each known field as a whole and leaves unknown ones as they are. (`merge: true` would also merge the maps, so a day dropped from
 * `days` would stay forever.)
 */
export function writeStats(tx: Transaction, stats: UserStats): void {
  tx.set(database.doc(paths.userStats(stats.user_id)), stats, {
    mergeFields: Object.keys(stats),
  });
}

// Checks of a completion: its day, and the content that it completes.

const EARLY_MS = COMPLETION_EARLY_MINUTES * 60_000;

/**
 * Repeats the time window of the security rules, one day longer, for writes that bypass them: nobody must get XP for years at once.
 * @param written when the document was written
 * @throws {InvalidDocumentError} if the day is too far from the time of the write
 */
export function requireRecentDay(day: Day, written: string, { path }: DocumentReference): void {
  const at = new Date(written);
  const oldest = addDays(westernmostDay(at), -COMPLETION_LATE_DAYS - 1);
  const newest = easternmostDay(new Date(at.getTime() + EARLY_MS));
  if (day < oldest || day > newest) throw new InvalidDocumentError(path, [OUT_OF_WINDOW]);
}

const OUT_OF_WINDOW = 'day: out of the window';

/**
 * Like `requireRecentDay`. In addition, the day must be that of the completion's timestamp, or a day that was published late and could
 * still be caught up then (`isCompletableAt`). Only the latter costs a read.
 * @throws {InvalidDocumentError} otherwise
 */
export async function requireCompletableDay(
  { completed_on: day, completed_at: at }: Pick<UserDevotional, 'completed_on' | 'completed_at'>,
  written: string,
  ref: DocumentReference,
): Promise<void> {
  if (isOnTime(day, at)) {
    requireRecentDay(day, written, ref);
    return;
  }
  const contentDay = await database.doc(paths.contentDay(day)).get();
  const { late_until = null } = parseSnapshot(latenessSchema, contentDay, {});
  if (!isCompletableAt(day, at, late_until))
    throw new InvalidDocumentError(ref.path, [OUT_OF_WINDOW]);
  requireRecentDay(utcDay(at), written, ref);
}

const latenessSchema = v.pick(contentDaySchema, ['late_until']);

/**
 * Returns the verse of a day's devotional, which each instance reads once, not once per person. Null if the devotional was deleted: a
 * person who had begun it still gets credit for the day.
 * @throws {InvalidDocumentError} if the day never had a devotional
 */
export async function verseOfDay(day: Day): Promise<string | null> {
  try {
    return await fetchVerse(day);
  } catch (cause) {
    if (cause instanceof DevotionalDeletedError) return null;
    throw cause;
  }
}

class DevotionalDeletedError extends Error {}

/** A missing devotional is not cached, because it can still be published. */
const fetchVerse = oncePerInstance(async (day: Day): Promise<string> => {
  const [devotional, contentDay] = await database.getAll(
    database.doc(paths.devotional(day)),
    database.doc(paths.contentDay(day)),
    { fieldMask: ['verse_text', 'published_at'] },
  );
  const verse: unknown = devotional?.get('verse_text');
  if (devotional?.exists) return typeof verse === 'string' ? verse : '';
  if (contentDay?.get('published_at')) throw new DevotionalDeletedError();
  throw new InvalidDocumentError(paths.devotional(day), ['missing']);
});

/** Whether a day has, or had, a devotional. */
export const isPublished = (day: Day) => isFound(verseOfDay(day));

/**
 * Checks that a reading exists; each instance reads it once.
 * @throws {InvalidDocumentError} if it does not exist
 */
export const requireReading = oncePerInstance(async (id: string): Promise<void> => {
  const ref = database.doc(paths.dailyReading(id));
  const [found] = await database.getAll(ref, { fieldMask: ['date'] });
  if (!found?.exists) throw new InvalidDocumentError(ref.path, ['missing']);
});

export const readingExists = (id: string) => isFound(requireReading(id));

async function isFound(lookup: Promise<unknown>): Promise<boolean> {
  try {
    await lookup;
    return true;
  } catch (cause) {
    if (cause instanceof InvalidDocumentError) return false;
    throw cause;
  }
}

// Writing what an event has changed.

type Titled = Pick<ActiveChallenge, 'challenge_id' | 'title'>;

/**
 * Writes everything that an event changed: stats, challenge progress, badges and notifications.
 * @param challenges the challenges that can have progressed, for their titles
 * @param at when the person completed the devotional or reading, or started the challenge
 */
export function writeOutcome(
  tx: Transaction,
  outcome: Outcome,
  challenges: readonly Titled[],
  at: Date,
): void {
  if (!outcome.credited) return;
  const uid = outcome.stats.user_id;
  writeStats(tx, outcome.stats);
  for (const badge of outcome.earnedBadges) writeBadge(tx, uid, badge);
  for (const changed of outcome.changedChallenges) {
    const challenge = challenges.find(({ challenge_id }) => challenge_id === changed.challenge_id);
    writeProgress(tx, uid, changed, at);
    if (challenge && changed.completed) notifyCompleted(tx, uid, challenge);
  }
}

/** Stores the badge with its texts, because a challenge's medal is in no catalogue. */
function writeBadge(tx: Transaction, uid: string, badge: EarnedBadge): void {
  const { badge_id, name } = badge;
  tx.set(database.doc(paths.userBadge(uid, badge_id)), { user_id: uid, ...badge });
  writeNotification(tx, uid, {
    id: notificationIds.badge(badge_id),
    kind: 'badge',
    title: 'Nova conquista!',
    body: `Você ganhou a medalha “${name}”.`,
    url: '/dashboard',
  });
}

function writeProgress(tx: Transaction, uid: string, changed: ChangedChallenge, at: Date): void {
  const { challenge_id, progress, completed } = changed;
  tx.update(database.doc(paths.userChallenge(uid, challenge_id)), {
    progress,
    ...(completed && { status: 'completed', completed_at: at }),
  });
}

function notifyCompleted(tx: Transaction, uid: string, { challenge_id, title }: Titled): void {
  writeNotification(tx, uid, {
    id: notificationIds.challenge(challenge_id),
    kind: 'challenge',
    title: 'Desafio concluído!',
    body: `Você concluiu o desafio “${title}”.`,
    url: '/dashboard',
  });
}
