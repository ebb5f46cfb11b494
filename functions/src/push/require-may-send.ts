import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { isGuarded } from '../profiles/is-guarded';

/**
 * To oneself, by an admin, or by a leader to somebody who is linked to them now; but nothing private from an adult to a minor
 * whose guardian has not consented.
 * @throws {HttpsError} to anyone else
 */
export async function requireMaySend(from: string, to: string): Promise<void> {
  if (from === to) return;
  const [admin, own, theirs] = await database.getAll(
    database.doc(paths.userRole(from, 'admin')),
    database.doc(paths.profile(from)),
    database.doc(paths.profile(to)),
  );
  if (admin?.exists || (own && theirs && leads(own, theirs))) return;
  throw new HttpsError('permission-denied', 'Você não pode enviar notificações a esta pessoa.');
}

function leads(own: DocumentSnapshot, theirs: DocumentSnapshot): boolean {
  const position: unknown = own.get('position');
  return (
    theirs.get('pastor_id') === own.id &&
    (position === 'lider' || position === 'pastor') &&
    !isGuarded(theirs)
  );
}
