import '../app';
import { paths } from '@raizes/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { database } from '../lib/database';
import { writeStats } from '../stats/write-stats';
import { statsOf } from '../stats/stats-of';

const adminRow = /^(?<uid>.+)_admin$/;

/** Copies whether the person is an admin, which is whether their row exists, into their stats. */
export const onUserRoleWritten = onDocumentWritten(
  { document: 'user_roles/{rowId}', retry: true },
  atLeastOnce(async ({ params: { rowId } }) => {
    const uid = adminRow.exec(rowId)?.groups?.uid;
    if (uid) await stampIsAdmin(uid);
  }),
);

async function stampIsAdmin(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [row, stats] = await Promise.all([
      tx.get(database.doc(paths.userRole(uid, 'admin'))),
      statsOf(tx, uid),
    ]);
    if (stats.is_admin !== row.exists) writeStats(tx, { ...stats, is_admin: row.exists });
  });
}
