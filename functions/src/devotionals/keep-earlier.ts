import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { database } from '../lib/database';

const written = ['reflection', 'application', 'verse_memorization'];

/**
 * Keeps what somebody wrote on a day before another of their devices, or they themselves, wrote something else over it. It is
 * named by its moment: told again, it is the same.
 */
export async function keepEarlier(
  uid: string,
  day: Day,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> {
  const { updateTime } = before;
  if (!updateTime || written.every((field) => before.get(field) === after.get(field))) return;
  const words = Object.fromEntries(written.map((field) => [field, before.get(field) ?? null]));
  const id = `${updateTime.seconds}-${updateTime.nanoseconds}`;
  await database.doc(paths.earlierAnswers(uid, day, id)).set({ ...words, written_at: updateTime });
}
