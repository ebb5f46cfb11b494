import { DAY_MS } from '@raizes/domain/day';
import { peopleIn } from '@raizes/domain/documents/audit';
import type { AuditEntry } from '@raizes/domain/documents/audit';
import type { Position } from '@raizes/domain/documents/people';
import { AUDIT_DAYS } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';

/** What an undo of the change needs. */
interface Undoable {
  /** The id shared by changes that are made, and undone, together. */
  batch?: string | undefined;
  /** When the person asked for a leader, if the change has ended that wish. */
  wanted_leader_at?: Date | undefined;
}

/**
 * Writes the audit entry in the same transaction. Contains only uids, positions, states and times: no names
 * and nothing that a person wrote. A TTL policy of Firestore deletes the entry after `expires_at`.
 */
export function recordAudit(
  tx: Transaction,
  entry: AuditEntry,
  { batch, wanted_leader_at }: Undoable = {},
): void {
  const at = new Date();
  tx.create(database.collection(collections.audit).doc(), {
    ...entry,
    at,
    expires_at: new Date(at.getTime() + AUDIT_DAYS * DAY_MS),
    people: peopleIn(entry),
    ...(batch !== undefined && { batch, ...(wanted_leader_at && { wanted_leader_at }) }),
  });
}

export interface PositionAndLeader {
  position: Position;
  pastor_id: string | null;
}

/** Records the changes to a person's position and leader. */
export function recordPositionAndLeader(
  tx: Transaction,
  by: { actor: string; subject: string },
  before: PositionAndLeader & { wants_leader_at?: Date | undefined },
  after: PositionAndLeader,
  batch?: string,
): void {
  const undoable = { batch, wanted_leader_at: before.wants_leader_at };
  if (before.position !== after.position) {
    recordAudit(
      tx,
      { ...by, action: 'position', before: before.position, after: after.position },
      undoable,
    );
  }
  if (before.pastor_id !== after.pastor_id) {
    recordAudit(
      tx,
      { ...by, action: 'link', before: before.pastor_id, after: after.pastor_id },
      undoable,
    );
  }
}

/** What a batch has changed about one person. */
export interface UndoneChange {
  /** The position or leader that must still be stored. */
  after: Partial<PositionAndLeader>;
  /** When the batch changed the person first. */
  at: Date;
  /** When the person had asked for a leader. */
  wish?: Date | undefined;
  by: string;
  /** What the same admin changed under these ids since is the batch's own: its id, and that of its undo. */
  batches: readonly string[];
}

/** Whether the audit has a later change of the same fields that neither the batch nor its undo has made. */
export async function hasChangedSince(
  tx: Transaction,
  userId: string,
  { after, at, by, batches }: UndoneChange,
): Promise<boolean> {
  const actions = new Set<unknown>([
    after.position !== undefined && 'position',
    after.pastor_id !== undefined && 'link',
  ]);
  const later = database
    .collection(collections.audit)
    .where('people', 'array-contains', userId)
    .where('at', '>', at)
    .orderBy('at', 'desc');
  const isOwn = (entry: DocumentSnapshot) =>
    entry.get('actor') === by && batches.includes(String(entry.get('batch')));
  return (await tx.get(later)).docs.some(
    (entry) => entry.get('subject') === userId && actions.has(entry.get('action')) && !isOwn(entry),
  );
}
