import type { Position } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall, personNotFound, requireAdmin } from '../callable';
import { database } from '../firebase';
import { withLock } from '../trigger';
import { recordAudit, recordPlacement } from './audit';
import type { Placement } from './audit';
import { emailUnconfirmed, requireConfirmedEmail } from './emails';
import {
  parseLeader,
  parseNewLeader,
  parseProfile,
  requireMayLead,
  requireMayTakeDisciples,
} from './profiles';

/** An admin changes what a person is in the church, and who leads that person's disciples from now on. */
export const changePosition = onSignedInCall(
  'change-position',
  async ({ uid: by }, request) => {
    await setPosition(by, request);
    return { position: request.position };
  },
  { timeoutSeconds: 120 },
);

interface PositionChange {
  userId: string;
  position: Position;
  /** Who takes over the disciples of a person who leads no more; without it, a person who has any is refused. */
  successorId?: string | null | undefined;
}

/** How a change is made as part of several. */
interface ChangeOptions {
  /** Names the changes that are undone together. */
  batch?: string;
  /** People whose e-mail was found to be confirmed; by default each is looked up. */
  confirmed?: ReadonlySet<string>;
  /** The change is made only where this is still stored. */
  expected?: Partial<Placement>;
  /** Who becomes a disciple in the same change: nobody is linked to them. */
  steppingDown?: ReadonlySet<string>;
  /** Instead of the present leader, or the church's default leader, of somebody who becomes a disciple. */
  leaderId?: string | null;
}

/** @returns whether anything has changed */
export async function setPosition(
  by: string,
  change: PositionChange,
  options: ChangeOptions = {},
): Promise<boolean> {
  return withLock(change.userId, async () => {
    let hasChanged = false;
    for (;;) {
      const step = await database.runTransaction((tx) => advanceChange(tx, by, change, options));
      hasChanged ||= step.hasChanged;
      if (step.isDone) return hasChanged;
    }
  });
}

/** Disciples that one transaction hands over: more than nearly any leader has, few enough to keep its locks short. */
const CHUNK = 200;

/**
 * Hands over one chunk of disciples and, once none are left, changes the position in the same transaction. So the person
 * leads until the last disciple is handed over, nobody stays linked to somebody who no longer leads, and a change that was
 * cut off is completed by asking for it again: only those still linked are found. Asking once more changes nothing.
 */
async function advanceChange(
  tx: Transaction,
  by: string,
  { userId, position, successorId }: PositionChange,
  options: ChangeOptions,
): Promise<{ isDone: boolean; hasChanged: boolean }> {
  const stepsDown = position === 'discipulo';
  // Before anything else is read: others must not learn from a refusal who leads.
  await requireAdmin(tx, by);
  const linked = database.collection(collections.profiles).where('pastor_id', '==', userId);
  const [snapshot, disciples] = await Promise.all([
    tx.get(database.doc(paths.profile(userId))),
    // Between leader and pastor nothing changes for the disciples.
    stepsDown ? tx.get(linked.limit(CHUNK)) : null,
    stepsDown && typeof successorId === 'string' && requireLeader(tx, successorId, userId),
  ]);
  if (!snapshot.exists) throw personNotFound();
  const profile = parseProfile(snapshot);
  const { batch, confirmed } = options;
  // A position that is already held stays.
  if (!stepsDown && position !== profile.position) {
    if (!confirmed) await requireConfirmedEmail(userId);
    else if (!confirmed.has(userId)) throw emailUnconfirmed();
    // Undone, it is theirs again, as it was.
    if (options.expected === undefined) await requireMayLead(tx, snapshot);
  }
  const docs = disciples?.docs ?? [];
  if (docs.length > 0 && successorId === undefined) {
    throw new HttpsError('failed-precondition', 'Tem pessoas vinculadas: escolha quem assume.');
  }
  // Only disciples have a leader.
  const pastor_id = stepsDown ? await leaderOf(tx, userId, profile, options) : null;
  const hasChanged = profile.position !== position || profile.pastor_id !== pastor_id;
  if (hasChanged) requireExpected(profile, options);

  for (const { id, ref } of docs) {
    const after = id === successorId ? null : (successorId ?? null);
    tx.update(ref, { pastor_id: after });
    recordAudit(tx, { action: 'link', actor: by, subject: id, before: userId, after }, batch);
  }
  if (docs.length === CHUNK) return { isDone: false, hasChanged: true };
  if (hasChanged) {
    tx.update(snapshot.ref, { position, pastor_id });
    recordPlacement(tx, { actor: by, subject: userId }, profile, { position, pastor_id }, batch);
  }
  return { isDone: true, hasChanged: hasChanged || docs.length > 0 };
}

/** The leader of somebody who is a disciple from now on; without one they get the church's. */
async function leaderOf(
  tx: Transaction,
  userId: string,
  { position, pastor_id }: Placement,
  { leaderId, steppingDown, expected }: ChangeOptions,
): Promise<string | null> {
  // A disciple who has no leader may be without one on purpose.
  if (leaderId === undefined && position === 'discipulo') return pastor_id;
  if (leaderId === undefined) return defaultLeader(tx, userId, steppingDown);
  return leaderId === null ? null : (await requireLeader(tx, leaderId, userId, expected)).id;
}

/** @throws {HttpsError} when somebody else has changed what is stored */
function requireExpected(stored: Placement, { expected = {} }: ChangeOptions): void {
  const { position = stored.position, pastor_id = stored.pastor_id } = expected;
  if (stored.position === position && stored.pastor_id === pastor_id) return;
  throw new HttpsError('failed-precondition', 'Já mudou de novo depois disso.');
}

/** The church's default leader, unless that is this person, or somebody who takes no disciples or leads no more, or not for long. */
async function defaultLeader(
  tx: Transaction,
  uid: string,
  steppingDown?: ReadonlySet<string>,
): Promise<string | null> {
  const id: unknown = (await tx.get(database.doc(paths.church))).get('default_leader_id');
  if (typeof id !== 'string' || id === uid || steppingDown?.has(id)) return null;
  return parseNewLeader(await tx.get(database.doc(paths.profile(id))))?.id ?? null;
}

/**
 * An admin links a disciple to a pastor or leader, or to nobody. The stats name the leader in the same transaction: a former
 * leader's list is without the disciple at once.
 */
export const linkToLeader = onSignedInCall(
  'link-to-leader',
  async ({ uid: by }, { userId, leaderId }) => {
    await setLink(by, userId, leaderId);
    return { leaderId };
  },
);

/** @returns whether anything has changed */
export async function setLink(
  by: string,
  userId: string,
  leaderId: string | null,
  options: Pick<ChangeOptions, 'batch' | 'expected'> = {},
): Promise<boolean> {
  const link = async (tx: Transaction) => {
    await requireAdmin(tx, by);
    const [snapshot, stats, leader] = await Promise.all([
      tx.get(database.doc(paths.profile(userId))),
      tx.get(database.doc(paths.userStats(userId))),
      leaderId === null ? null : requireLeader(tx, leaderId, userId, options.expected),
    ]);
    if (!snapshot.exists) throw personNotFound();
    const profile = parseProfile(snapshot);
    const { position } = profile;
    if (position !== 'discipulo') {
      throw new HttpsError('failed-precondition', 'Só um discípulo tem pastor ou líder.');
    }
    if (profile.pastor_id === leaderId) return false;
    requireExpected(profile, options);
    tx.update(snapshot.ref, { pastor_id: leaderId });
    if (stats.get('profile')) tx.update(stats.ref, { 'profile.leader': leader });
    const after = { position, pastor_id: leaderId };
    recordPlacement(tx, { actor: by, subject: userId }, profile, after, options.batch);
    return true;
  };
  return withLock(userId, () => database.runTransaction(link));
}

/** @throws {HttpsError} unless `id` is a pastor or leader who may take disciples, and somebody else than the disciple */
async function requireLeader(
  tx: Transaction,
  id: string,
  discipleId: string,
  expected?: ChangeOptions['expected'],
): Promise<Leader> {
  const profile = await tx.get(database.doc(paths.profile(id)));
  const leader = parseLeader(profile);
  if (!leader || id === discipleId) {
    throw new HttpsError('failed-precondition', 'Escolha um pastor ou líder.');
  }
  // Undone, the disciple is theirs again.
  if (expected === undefined) requireMayTakeDisciples(profile);
  return leader;
}
