import { consentsSchema, summarizeConsents } from '@raizes/domain/documents/consents';
import { CHURCH_ACTOR } from '@raizes/domain/documents/audit';
import type { Consents } from '@raizes/domain/documents/consents';
import {
  deriveGuardianship,
  isHiddenChild,
  isMinor,
  mayBeChild,
  guardianshipForStats,
} from '@raizes/domain/guardianship';
import type { GuardianshipFields } from '@raizes/domain/guardianship';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { database } from '../firebase';
import { removeFromDigests } from '../digest/remove-from-digests';
import { isAdultsOnlyChurch } from '../mentor/gemini-policy';
import { recordAudit } from '../people/audit';
import { linkNewcomer } from '../people/joining';
import { linkTo, parseProfile } from '../people/profiles';
import { readStats, writeStats } from '../progress/stats';
import { atLeastOnce, parseSnapshot } from '../trigger';

/** Applies a person's consents and logs every answer. */
export const onConsentsWritten = onDocumentWritten(
  { document: 'users/{uid}/privacy/consents', retry: true },
  atLeastOnce(async ({ params: { uid }, data, time }) => {
    if (!data?.after.exists) return;
    const consents = parseSnapshot(consentsSchema, data.after);
    const year = new Date(time).getUTCFullYear();
    const isFirst = !data.before.exists;
    if (isFirst && isAdultsOnlyChurch(process.env) && isMinor(consents.birth_year, year)) {
      await rejectAnswerOfMinor(uid, year);
      return;
    }
    // The log is the proof of every answer, so it has no end; an answer that is given again adds nothing to it.
    const earlier = v.safeParse(consentsSchema, data.before.data());
    const isNew =
      !earlier.success ||
      !isDeepStrictEqual(summarizeConsents(earlier.output), summarizeConsents(consents));
    await syncConsents(uid, year, isNew ? consents : undefined);
    if (!consents.leader_progress) await removeFromDigests(uid);
    // A possible child is not linked, because the leader must not learn of them before a guardian has consented.
    const known = deriveGuardianship(consents.birth_year, year, undefined);
    if (isFirst && !mayBeChild(known, year)) await linkNewcomer(uid);
  }),
);

/**
 * Copies a person's consents to where they are checked: their stats and, for a minor, the profile. Reads the current consents, not the
 * event's, so the order of events does not matter.
 * @param year the current year by the server's clock
 * @param toLog an answer that is logged in the same transaction
 */
export async function syncConsents(uid: string, year: number, toLog?: Consents): Promise<void> {
  await database.runTransaction(async (tx) => {
    const found = await readAnswer(tx, uid);
    if (toLog) logAnswer(tx, uid, toLog);
    if (!found) return;
    const { answered, stats, profile } = found;
    const known = profile.exists ? updateGuardianship(tx, profile, answered, year) : null;
    const next: UserStats = {
      ...stats,
      consents: summarizeConsents(answered),
      // Written in the same transaction: otherwise the app would be open to a child, and the child in a leader's list, until the profile's own trigger runs.
      profile:
        stats.profile && known
          ? {
              ...stats.profile,
              ...guardianshipForStats(known),
              ...(isHiddenChild(known, year) && { leader: null }),
            }
          : stats.profile,
    };
    if (!isDeepStrictEqual(next, stats)) writeStats(tx, next);
  });
}

/** Logs an answer. The id is the time of the answer, so a redelivered event is a no-op. */
function logAnswer(tx: Transaction, uid: string, consents: Consents): void {
  const at = consents.answered_at;
  const entry = { kind: 'answer', at, ...summarizeConsents(consents) };
  tx.set(database.doc(paths.consentLogEntry(uid, at)), entry);
}

/**
 * Deletes the first answer of a person under 18 in an adults-only church. Without an answer the app stays closed, and so does
 * everything that needs a known age or a consent. The profile keeps the year, so the security rules accept no answer with a different one.
 * Existing members are not affected.
 */
async function rejectAnswerOfMinor(uid: string, year: number): Promise<void> {
  await database.runTransaction(async (tx) => {
    const found = await readAnswer(tx, uid);
    if (!found) return;
    const { answered, stats, profile } = found;
    if (!isMinor(answered.birth_year, year)) return;
    if (profile.exists) updateGuardianship(tx, profile, answered, year);
    if (stats.consents) writeStats(tx, { ...stats, consents: null });
    tx.delete(database.doc(paths.consents(uid)));
  });
}

/** Reads a person's consents and the documents that they are copied to; null without an answer. */
async function readAnswer(tx: Transaction, uid: string) {
  const [snapshot, stats, profile] = await Promise.all([
    tx.get(database.doc(paths.consents(uid))),
    readStats(tx, uid),
    tx.get(database.doc(paths.profile(uid))),
  ]);
  if (!snapshot.exists) return null;
  return { answered: parseSnapshot(consentsSchema, snapshot), stats, profile };
}

/** Writes the guardianship that follows from a birth year to the profile, if it differs. */
export function updateGuardianship(
  tx: Transaction,
  snapshot: DocumentSnapshot,
  { birth_year }: Pick<Consents, 'birth_year'>,
  year: number,
): GuardianshipFields {
  const stored = parseProfile(snapshot);
  const known = deriveGuardianship(birth_year, year, stored.guardianship);
  const { guardianship, adult_from_year } = known;
  if (stored.guardianship !== guardianship || stored.adult_from_year !== adult_from_year) {
    tx.update(snapshot.ref, {
      guardianship,
      adult_from_year: adult_from_year ?? FieldValue.delete(),
    });
  }
  if (isHiddenChild(known, year)) unlink(tx, snapshot, CHURCH_ACTOR);
  return known;
}

/** Must be called when a person becomes a hidden child: their leader must not see them any more. */
export function unlink(tx: Transaction, profile: DocumentSnapshot, actor: string): void {
  const { pastor_id: before } = parseProfile(profile);
  if (before === null) return;
  tx.update(profile.ref, linkTo(null));
  recordAudit(tx, { action: 'link', actor, subject: profile.id, before, after: null });
}
