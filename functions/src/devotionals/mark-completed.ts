import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { failedWith } from '../lib/failed-with';

/**
 * Leaves the mark that keeps a devotional from being deleted. Outside the person's transaction, and without looking first: the
 * first one on that day writes it, and for everybody after that nothing is read or written, and nobody waits for another.
 */
export async function markCompleted(day: Day): Promise<void> {
  try {
    const mark = { first_completed_at: FieldValue.serverTimestamp() };
    await database.doc(paths.devotionalCompletions(day)).create(mark);
  } catch (cause) {
    if (!failedWith(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
  }
}
