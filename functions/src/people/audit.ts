import { DAY_MS } from '@raizes/domain/day';
import { peopleIn } from '@raizes/domain/documents/audit';
import type { AuditEntry } from '@raizes/domain/documents/audit';
import type { Position } from '@raizes/domain/documents/people';
import { AUDIT_DAYS } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';

/**
 * Writes the audit entry in the same transaction. Contains only uids, positions and states: no names
 * and nothing that a person wrote. A TTL policy of Firestore deletes the entry after `expires_at`.
 * @param batch the id shared by changes that are made, and undone, together
 */
export function recordAudit(tx: Transaction, entry: AuditEntry, batch?: string): void {
  const at = new Date();
  tx.create(database.collection(collections.audit).doc(), {
    ...entry,
    at,
    expires_at: new Date(at.getTime() + AUDIT_DAYS * DAY_MS),
    people: peopleIn(entry),
    ...(batch !== undefined && { batch }),
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
  before: PositionAndLeader,
  after: PositionAndLeader,
  batch?: string,
): void {
  if (before.position !== after.position) {
    recordAudit(
      tx,
      { ...by, action: 'position', before: before.position, after: after.position },
      batch,
    );
  }
  if (before.pastor_id !== after.pastor_id) {
    recordAudit(
      tx,
      { ...by, action: 'link', before: before.pastor_id, after: after.pastor_id },
      batch,
    );
  }
}
