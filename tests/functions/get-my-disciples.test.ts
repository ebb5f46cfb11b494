import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser, refuseConsent, signIn } from '../support/people';
import { call } from './support/calls';

async function leaderWith(...last: ('2026-11-20' | '2026-10-01' | null)[]) {
  const leader = await createUser({ position: 'lider' });
  const { uid: id, fullName: full_name } = leader;
  const disciples = await Promise.all(
    last.map((last_devotional_date) =>
      createUser({
        leader: { id, full_name, position: 'lider' },
        stats: { last_devotional_date, total_xp: 750 },
      }),
    ),
  );
  const idToken = await signIn(leader.email, leader.password);
  const ask = async () => (await call('get_my_disciples', null, idToken)).result;
  return { uid: id, uids: disciples.map(({ uid }) => uid), ask };
}

it('tells a leader when each of those who are linked now was last heard of, and no more', async () => {
  const { uids, ask } = await leaderWith('2026-11-20', '2026-10-01', null);
  const answer = await ask();
  expect(answer).toHaveLength(3);
  expect(answer).toEqual(
    expect.arrayContaining([
      { id: uids[0], shares: true, last_devotional_date: '2026-11-20' },
      { id: uids[1], shares: true, last_devotional_date: '2026-10-01' },
      { id: uids[2], shares: true, last_devotional_date: null },
    ]),
  );
});

it('says nothing of somebody who does not share their progress', async () => {
  const { uids, ask } = await leaderWith('2026-11-20');
  await refuseConsent(uids[0] ?? '', 'leader_progress');
  expect(await ask()).toEqual([{ id: uids[0], shares: false, last_devotional_date: null }]);
});

it('says nothing once the link is gone, or the leader leads no more', async () => {
  const { uid, uids, ask } = await leaderWith('2026-11-20', '2026-10-01');
  await db.doc(paths.profile(uids[0] ?? '')).update({ pastor_id: null });
  expect(await ask()).toEqual([{ id: uids[1], shares: true, last_devotional_date: '2026-10-01' }]);
  await db.doc(paths.profile(uid)).update({ position: 'discipulo' });
  expect(await ask()).toEqual([]);
});

it('refuses someone who is not signed in', async () => {
  const { status } = await call('get_my_disciples', null);
  expect(status).toBe(401);
});
