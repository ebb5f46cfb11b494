import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall, personNotFound, requireAdmin } from '../callable';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { recordAudit, recordPlacement } from './audit';
import { requireConfirmedEmail } from './emails';
import { parseLeader, parseProfile } from './profiles';

/** An admin changes what a person is in the church, and who leads that person's disciples from now on. */
export const changePosition = onSignedInCall(
  'change-position',
  async ({ uid: by }, request) => {
    const { userId, position } = request;
    await withLock(userId, async () => {
      let isDone = false;
      while (!isDone) {
        isDone = await database.runTransaction((tx) => advanceChange(tx, by, request));
      }
    });
    return { position };
  },
  { timeoutSeconds: 120 },
);

/** Disciples that one transaction hands over: more than nearly any leader has, few enough to keep its locks short. */
const CHUNK = 200;

/**
 * Hands over one chunk of disciples and, once none are left, changes the position in the same transaction. So the person
 * leads until the last disciple is handed over, nobody stays linked to somebody who no longer leads, and a change that was
 * cut off is completed by asking for it again: only those still linked are found. Asking once more changes nothing.
 * @returns whether the change is complete
 */
async function advanceChange(
  tx: Transaction,
  by: string,
  request: ParsedRequest<'change-position'>,
): Promise<boolean> {
  const { userId, position } = request;
  const successorId = request.position === 'discipulo' ? request.successorId : null;
  // Before anything else is read: others must not learn from a refusal who leads.
  await requireAdmin(tx, by);
  const linked = database.collection(collections.profiles).where('pastor_id', '==', userId);
  const [snapshot, disciples] = await Promise.all([
    tx.get(database.doc(paths.profile(userId))),
    // Between leader and pastor nothing changes for the disciples.
    position === 'discipulo' ? tx.get(linked.limit(CHUNK)) : null,
    successorId !== null && requireLeader(tx, successorId, userId),
  ]);
  if (!snapshot.exists) throw personNotFound();
  const profile = parseProfile(snapshot);
  // A position that is already held stays.
  if (position !== 'discipulo' && position !== profile.position) {
    await requireConfirmedEmail(userId);
  }
  // Only disciples have a leader; without one they get the church's.
  const pastor_id =
    position === 'discipulo' ? (profile.pastor_id ?? (await defaultLeader(tx, userId))) : null;

  for (const { id, ref } of disciples?.docs ?? []) {
    const after = id === successorId ? null : successorId;
    tx.update(ref, { pastor_id: after });
    recordAudit(tx, { action: 'link', actor: by, subject: id, before: userId, after });
  }
  if (disciples?.size === CHUNK) return false;
  if (profile.position !== position || profile.pastor_id !== pastor_id) {
    tx.update(snapshot.ref, { position, pastor_id });
    recordPlacement(tx, { actor: by, subject: userId }, profile, { position, pastor_id });
  }
  return true;
}

/** The church's default leader, unless that is this person or somebody who no longer leads. */
async function defaultLeader(tx: Transaction, uid: string): Promise<string | null> {
  const id: unknown = (await tx.get(database.doc(paths.church))).get('default_leader_id');
  if (typeof id !== 'string' || id === uid) return null;
  return parseLeader(await tx.get(database.doc(paths.profile(id))))?.id ?? null;
}

/**
 * An admin links a disciple to a pastor or leader, or to nobody. The stats name the leader in the same transaction: a former
 * leader's list is without the disciple at once.
 */
export const linkToLeader = onSignedInCall(
  'link-to-leader',
  async ({ uid: by }, { userId, leaderId }) => {
    const link = async (tx: Transaction) => {
      await requireAdmin(tx, by);
      const [snapshot, stats, leader] = await Promise.all([
        tx.get(database.doc(paths.profile(userId))),
        tx.get(database.doc(paths.userStats(userId))),
        leaderId === null ? null : requireLeader(tx, leaderId, userId),
      ]);
      if (!snapshot.exists) throw personNotFound();
      const { position, pastor_id } = parseProfile(snapshot);
      if (position !== 'discipulo') {
        throw new HttpsError('failed-precondition', 'Só um discípulo tem pastor ou líder.');
      }
      if (pastor_id === leaderId) return;
      tx.update(snapshot.ref, { pastor_id: leaderId });
      const change = { before: pastor_id, after: leaderId };
      recordAudit(tx, { action: 'link', actor: by, subject: userId, ...change });
      if (stats.get('profile')) tx.update(stats.ref, { 'profile.leader': leader });
    };
    await withLock(userId, () => database.runTransaction(link));
    return { leaderId };
  },
);

/** @throws {HttpsError} unless `id` is a pastor or leader, and somebody else than the disciple */
async function requireLeader(tx: Transaction, id: string, discipleId: string): Promise<Leader> {
  const leader = parseLeader(await tx.get(database.doc(paths.profile(id))));
  if (leader && id !== discipleId) return leader;
  throw new HttpsError('failed-precondition', 'Escolha um pastor ou líder.');
}
