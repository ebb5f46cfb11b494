import { rhythmSchema } from '@raizes/domain/documents/rhythm';
import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { database } from '../firebase';
import { atLeastOnce, parseSnapshot } from '../trigger';
import { readStats, writeStats } from './stats';

/** Tells the person's devices of a changed rhythm, and copies what a reminder needs of it. */
export const onRhythmWritten = onDocumentWritten(
  { document: 'users/{uid}/settings/rhythm', retry: true },
  atLeastOnce(async ({ params: { uid } }) => {
    await database.runTransaction((tx) => syncRhythm(tx, uid));
  }),
);

/** Reads the current rhythm, not the event's, so the order of events does not matter. */
async function syncRhythm(tx: Transaction, uid: string): Promise<void> {
  const [rhythm, stats, reminder] = await Promise.all([
    tx.get(database.doc(paths.rhythm(uid))),
    readStats(tx, uid),
    tx.get(database.doc(paths.pushReminder(uid))),
  ]);
  if (!rhythm.exists) return;
  const { cue, pauses } = parseSnapshot(rhythmSchema, rhythm);
  const rhythm_at = rhythm.updateTime?.toDate() ?? null;
  if (stats.rhythm_at?.getTime() !== rhythm_at?.getTime()) writeStats(tx, { ...stats, rhythm_at });
  if (reminder.exists) tx.update(reminder.ref, { cue, pauses });
}
