import type { Position } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall, personNotFound, requireAdmin, requireSession } from '../callable';
import { database } from '../firebase';
import { withLock } from '../trigger';
import {
  mustHide,
  refuseHiddenChild,
  refuseKnownMinor,
  requireMayLead,
  requireMayTakeDisciples,
} from './age';
import { hasChangedSince, recordAudit, recordPositionAndLeader } from './audit';
import type { PositionAndLeader, UndoneChange } from './audit';
import { emailUnconfirmed, requireConfirmedEmail } from './emails';
import { fetchNames, linkTo, parseLeader, parseAvailableLeader, parseProfile } from './profiles';

/** Lets an admin change a person's position in the church and choose who takes over their disciples. */
export const changePosition = onSignedInCall(
  'change-position',
  async ({ uid: by, token }, { batch, ...change }) => {
    await requireSession(token);
    const { pastor_id } = await setPosition(by, change, batch === undefined ? {} : { batch });
    return { position: change.position, leader: await fetchLeaderName(pastor_id) };
  },
  { timeoutSeconds: 120 },
);

async function fetchLeaderName(leaderId: string | null): Promise<string | null> {
  if (leaderId === null) return null;
  return (await fetchNames([leaderId])).get(leaderId) ?? null;
}

interface PositionChange {
  userId: string;
  position: Position;
  /** Who takes over the disciples of a person who steps down; if undefined, the change is refused for a person who has disciples. */
  successorId?: string | null | undefined;
}

/** Options of a change that is part of a batch. */
interface ChangeOptions {
  /** The id shared by changes that are undone together. */
  batch?: string;
  /** People whose e-mail is known to be confirmed; by default each is looked up. */
  confirmed?: ReadonlySet<string>;
  /** The change that is undone; it must be the person's last one. */
  undone?: UndoneChange;
  /** People who step down in the same batch, so that nobody is linked to them. */
  steppingDown?: ReadonlySet<string>;
  /** The leader of a person who becomes a disciple, instead of their current leader or the church's default leader. */
  leaderId?: string | null;
}

interface ChangeResult {
  hasChanged: boolean;
  /** The leader that the person has after the change. */
  pastor_id: string | null;
}

export async function setPosition(
  by: string,
  change: PositionChange,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  return withLock(change.userId, async () => {
    let hasChanged = false;
    for (;;) {
      const step = await database.runTransaction((tx) => advanceChange(tx, by, change, options));
      hasChanged ||= step.hasChanged;
      if (step.isDone) return { hasChanged, pastor_id: step.pastor_id };
    }
  });
}

/** Disciples that one transaction hands over: more than almost any leader has, but few enough to keep the locks short. */
const CHUNK = 200;

/**
 * Hands over one chunk of disciples and, in the transaction that finds no further ones, changes the position. So the person leads until the
 * last disciple is handed over, and nobody stays linked to a former leader. Idempotent: repeating an interrupted change completes it,
 * because only disciples who are still linked are found.
 */
async function advanceChange(
  tx: Transaction,
  by: string,
  { userId, position, successorId }: PositionChange,
  options: ChangeOptions,
): Promise<ChangeResult & { isDone: boolean }> {
  const stepsDown = position === 'discipulo';
  // Checked before anything else is read, so that a refusal does not reveal who is a leader.
  await requireAdmin(tx, by);
  const linked = database.collection(collections.profiles).where('pastor_id', '==', userId);
  const [snapshot, disciples] = await Promise.all([
    tx.get(database.doc(paths.profile(userId))),
    // A change between leader and pastor does not affect the disciples.
    stepsDown ? tx.get(linked.limit(CHUNK)) : null,
    stepsDown && typeof successorId === 'string' && requireLeader(tx, successorId, userId),
  ]);
  if (!snapshot.exists) throw personNotFound();
  const profile = parseProfile(snapshot);
  const { batch, confirmed } = options;
  // A position that the person already holds needs no check.
  if (!stepsDown && position !== profile.position) {
    if (!confirmed) await requireConfirmedEmail(userId);
    else if (!confirmed.has(userId)) throw emailUnconfirmed();
    // An undo also restores the position of a person of unknown age.
    await (options.undone ? refuseKnownMinor : requireMayLead)(tx, snapshot);
  }
  const docs = disciples?.docs ?? [];
  if (docs.length > 0 && successorId === undefined) {
    throw new HttpsError('failed-precondition', 'Tem pessoas vinculadas: escolha quem assume.');
  }
  // Only disciples have a leader.
  const pastor_id = stepsDown ? await chooseLeader(tx, snapshot, profile, options) : null;
  const hasChanged = profile.position !== position || profile.pastor_id !== pastor_id;
  if (hasChanged) await requireUnchanged(tx, userId, profile, options);

  for (const { id, ref } of docs) {
    const after = id === successorId ? null : (successorId ?? null);
    tx.update(ref, linkTo(after));
    recordAudit(tx, { action: 'link', actor: by, subject: id, before: userId, after }, { batch });
  }
  if (docs.length === CHUNK) return { isDone: false, hasChanged: true, pastor_id };
  if (hasChanged) {
    tx.update(snapshot.ref, { position, ...linkTo(pastor_id, options.undone?.wish) });
    recordPositionAndLeader(
      tx,
      { actor: by, subject: userId },
      profile,
      { position, pastor_id },
      batch,
    );
  }
  return { isDone: true, hasChanged: hasChanged || docs.length > 0, pastor_id };
}

/** Returns the leader of a person who becomes, or already is, a disciple: `leaderId`, or else the church's default leader. */
async function chooseLeader(
  tx: Transaction,
  person: DocumentSnapshot,
  { position, pastor_id }: PositionAndLeader,
  { leaderId, steppingDown, undone }: ChangeOptions,
): Promise<string | null> {
  // By default, a person who already is a disciple keeps their leader; having none can be intended.
  if (leaderId === undefined && position === 'discipulo') return pastor_id;
  if (leaderId === null || (await mustHide(tx, person))) return null;
  return leaderId === undefined
    ? readDefaultLeader(tx, person.id, steppingDown)
    : (await requireLeader(tx, leaderId, person.id, undone)).id;
}

/** @throws {HttpsError} if the position or leader has changed since the change that is undone, even back to the same */
async function requireUnchanged(
  tx: Transaction,
  userId: string,
  stored: PositionAndLeader,
  { undone }: ChangeOptions,
): Promise<void> {
  if (!undone) return;
  const { position = stored.position, pastor_id = stored.pastor_id } = undone.after;
  const isSame = stored.position === position && stored.pastor_id === pastor_id;
  if (isSame && !(await hasChangedSince(tx, userId, undone))) return;
  throw new HttpsError('failed-precondition', 'Já mudou de novo depois disso.');
}

/** Returns the church's default leader; null if that is this person, or someone who can't take disciples or is stepping down. */
async function readDefaultLeader(
  tx: Transaction,
  uid: string,
  steppingDown?: ReadonlySet<string>,
): Promise<string | null> {
  const id: unknown = (await tx.get(database.doc(paths.church))).get('default_leader_id');
  if (typeof id !== 'string' || id === uid || steppingDown?.has(id)) return null;
  return parseAvailableLeader(await tx.get(database.doc(paths.profile(id))))?.id ?? null;
}

/**
 * Lets an admin link a disciple to a pastor or leader, or to nobody. The disciple's stats are updated in the same transaction, so the
 * disciple leaves the former leader's list at once.
 */
export const linkToLeader = onSignedInCall(
  'link-to-leader',
  async ({ uid: by, token }, { userId, leaderId, batch }) => {
    await requireSession(token);
    await setLink(by, userId, leaderId, batch === undefined ? {} : { batch });
    return { leaderId };
  },
);

/** @returns whether anything has changed */
export async function setLink(
  by: string,
  userId: string,
  leaderId: string | null,
  options: Pick<ChangeOptions, 'batch' | 'undone'> = {},
): Promise<boolean> {
  const link = async (tx: Transaction) => {
    await requireAdmin(tx, by);
    const [snapshot, stats, leader] = await Promise.all([
      tx.get(database.doc(paths.profile(userId))),
      tx.get(database.doc(paths.userStats(userId))),
      leaderId === null ? null : requireLeader(tx, leaderId, userId, options.undone),
    ]);
    if (!snapshot.exists) throw personNotFound();
    const profile = parseProfile(snapshot);
    const { position } = profile;
    if (position !== 'discipulo') {
      throw new HttpsError('failed-precondition', 'Só um discípulo tem pastor ou líder.');
    }
    if (profile.pastor_id === leaderId) return false;
    await requireUnchanged(tx, userId, profile, options);
    if (leaderId !== null) await refuseHiddenChild(tx, snapshot);
    tx.update(snapshot.ref, linkTo(leaderId, options.undone?.wish));
    if (stats.get('profile')) tx.update(stats.ref, { 'profile.leader': leader });
    const after = { position, pastor_id: leaderId };
    recordPositionAndLeader(tx, { actor: by, subject: userId }, profile, after, options.batch);
    return true;
  };
  return withLock(userId, () => database.runTransaction(link));
}

/** @throws {HttpsError} unless `id` is a pastor or leader who may take disciples, and not the disciple */
async function requireLeader(
  tx: Transaction,
  id: string,
  discipleId: string,
  undone?: UndoneChange,
): Promise<Leader> {
  const profile = await tx.get(database.doc(paths.profile(id)));
  const leader = parseLeader(profile);
  if (!leader || id === discipleId) {
    throw new HttpsError('failed-precondition', 'Escolha um pastor ou líder.');
  }
  // An undo restores the link without checking this again.
  if (undone === undefined) requireMayTakeDisciples(profile);
  return leader;
}
