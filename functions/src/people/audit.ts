import { auditPeople } from '@raizes/domain/documents/audit';
import type { AuditEntry } from '@raizes/domain/documents/audit';
import { AUDIT_DAYS } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';

const DAY_MS = 86_400_000;

/**
 * Records who did what, in the transaction that does it: both happen or neither. Only uids, positions and states: nothing that
 * a person wrote, and no names. A TTL policy of Firestore deletes the entry after `expires_at`.
 */
export function recordAudit(tx: Transaction, entry: AuditEntry): void {
  const at = new Date();
  tx.create(database.collection(collections.audit).doc(), {
    ...entry,
    at,
    expires_at: new Date(at.getTime() + AUDIT_DAYS * DAY_MS),
    people: auditPeople(entry),
  });
}

interface Placement {
  position: string;
  pastor_id: string | null;
}

/** Records what has changed of a person's position and link. */
export function recordPlacement(
  tx: Transaction,
  by: { actor: string; subject: string },
  before: Placement,
  after: Placement,
): void {
  if (before.position !== after.position) {
    recordAudit(tx, { ...by, action: 'position', before: before.position, after: after.position });
  }
  if (before.pastor_id !== after.pastor_id) {
    recordAudit(tx, { ...by, action: 'link', before: before.pastor_id, after: after.pastor_id });
  }
}
