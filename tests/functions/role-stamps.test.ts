import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { newUid, untilStats, writeProfile } from './support/progress';

const rowOf = (uid: string, role: string) => db.doc(paths.userRole(uid, role));

it('says in the stats who is an admin, for as long as the row is there', async () => {
  const uid = newUid();
  await rowOf(uid, 'admin').set({ user_id: uid, role: 'admin' });
  await untilStats(uid, { is_admin: true, total_xp: 0 });
  await rowOf(uid, 'admin').delete();
  await untilStats(uid, { is_admin: false });
});

it('takes no other role for an admin', async () => {
  const uid = newUid();
  await rowOf(uid, 'disciple').set({ user_id: uid, role: 'disciple' });
  await writeProfile(uid);
  const stats = await untilStats(uid, { total_xp: 0 });
  expect(stats?.is_admin).toBe(false);
});
