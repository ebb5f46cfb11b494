import { addDays, easternmostDay, isOnTime, utcDay, westernmostDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { ActiveChallenge, EarnedBadge, UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_EARLY_MINUTES, COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { isOpenAt } from '@raizes/domain/progress/late-days';
import { emptyStats } from '@raizes/domain/progress/stats';
import type { ChangedChallenge, Outcome } from '@raizes/domain/progress/record';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { refuseErased } from '../privacy/erasure';
import { InvalidDocumentError, oncePerInstance, parseSnapshot } from '../trigger';

/**
 * A person's stats as a transaction finds them; the defaults for somebody new, which cost two more reads.
 * @throws {ErasedPersonError} where there are none because the account is erased
 */
export async function readStats(tx: Transaction, uid: string): Promise<UserStats> {
  const snapshot = await tx.get(database.doc(paths.userStats(uid)));
  if (snapshot.exists) return parseStats(uid, snapshot);
  return newStats(tx, await tx.get(database.doc(paths.profile(uid))));
}

/** Stats that do not exist yet. The account began with its profile: the event that creates its stats may come late. */
export async function newStats(tx: Transaction, profile: DocumentSnapshot): Promise<UserStats> {
  await refuseErased(tx, profile.id);
  return { ...emptyStats(profile.id), created_at: profile.createTime?.toDate() ?? new Date() };
}

/** A field that was added since the stats were written has its default. */
export function parseStats(uid: string, snapshot: DocumentSnapshot): UserStats {
  return parseSnapshot(userStatsSchema, snapshot, emptyStats(uid));
}

/**
 * Replaces each known field whole and leaves unknown ones as they are. (`merge: true` would also merge the maps, so that a
 * day dropped from `days` would stay forever.)
 */
export function writeStats(tx: Transaction, stats: UserStats): void {
  tx.set(database.doc(paths.userStats(stats.user_id)), stats, {
    mergeFields: Object.keys(stats),
  });
}

const EARLY_MS = COMPLETION_EARLY_MINUTES * 60_000;

/**
 * Repeats the window of the security rules, a day longer, in case something wrote past them: nobody gets XP for years at
 * once.
 * @throws {InvalidDocumentError} when the day is too far from the time at which it was written
 */
export function requireRecentDay(day: Day, written: string, { path }: DocumentReference): void {
  const at = new Date(written);
  const oldest = addDays(westernmostDay(at), -COMPLETION_LATE_DAYS - 1);
  const newest = easternmostDay(new Date(at.getTime() + EARLY_MS));
  if (day < oldest || day > newest) throw new InvalidDocumentError(path, [OUT_OF_WINDOW]);
}

const OUT_OF_WINDOW = 'day: out of the window';

/**
 * As `requireRecentDay`, and the day is that of its moment, or one that was published late and may still be done at it
 * (`isOpenAt`). Only that is looked up.
 * @throws {InvalidDocumentError} when it is neither
 */
export async function requireOpenDay(
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
  if (!isOpenAt(day, at, late_until)) throw new InvalidDocumentError(ref.path, [OUT_OF_WINDOW]);
  requireRecentDay(utcDay(at), written, ref);
}

const latenessSchema = v.pick(contentDaySchema, ['late_until']);

/**
 * The verse of a day's devotional, as this instance has read it: once a day, not once a person. Null where the devotional was deleted:
 * somebody who had begun it keeps their day.
 * @throws {InvalidDocumentError} when the day has never had one
 */
export async function verseOfDay(day: Day): Promise<string | null> {
  try {
    return await verseThere(day);
  } catch (cause) {
    if (cause instanceof DeletedError) return null;
    throw cause;
  }
}

class DeletedError extends Error {}

/** What is not there is not remembered: it may be written yet. */
const verseThere = oncePerInstance(async (day: Day): Promise<string> => {
  const [devotional, contentDay] = await database.getAll(
    database.doc(paths.devotional(day)),
    database.doc(paths.contentDay(day)),
    { fieldMask: ['verse_text', 'published_at'] },
  );
  const verse: unknown = devotional?.get('verse_text');
  if (devotional?.exists) return typeof verse === 'string' ? verse : '';
  if (contentDay?.get('published_at')) throw new DeletedError();
  throw new InvalidDocumentError(paths.devotional(day), ['missing']);
});

/** Whether a day has, or had, a devotional. */
export const isPublished = (day: Day) => isThere(verseOfDay(day));

/**
 * Asks for a reading once an instance.
 * @throws {InvalidDocumentError} when there is none
 */
export const requireReading = oncePerInstance(async (id: string): Promise<void> => {
  const ref = database.doc(paths.dailyReading(id));
  const [found] = await database.getAll(ref, { fieldMask: ['date'] });
  if (!found?.exists) throw new InvalidDocumentError(ref.path, ['missing']);
});

export const isReading = (id: string) => isThere(requireReading(id));

async function isThere(found: Promise<unknown>): Promise<boolean> {
  try {
    await found;
    return true;
  } catch (cause) {
    if (cause instanceof InvalidDocumentError) return false;
    throw cause;
  }
}

type Titled = Pick<ActiveChallenge, 'challenge_id' | 'title'>;

/**
 * Writes everything that an event changed: stats, challenge progress, badges and notifications.
 * @param challenges those that may have progressed
 * @param at when the person completed what the event is about
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
    if (challenge && changed.completed) writeCompleted(tx, uid, challenge);
  }
}

/** With the badge's own texts: a challenge's medal is in no catalogue. */
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

function writeCompleted(tx: Transaction, uid: string, { challenge_id, title }: Titled): void {
  writeNotification(tx, uid, {
    id: notificationIds.challenge(challenge_id),
    kind: 'challenge',
    title: 'Desafio concluído!',
    body: `Você concluiu o desafio “${title}”.`,
    url: '/dashboard',
  });
}
