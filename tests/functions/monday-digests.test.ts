import { writeDigest } from '../../functions/src/digest/monday-digests';
import { exportPage } from '../../functions/src/privacy/export-account';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { asLeader } from '../support/people';
import { signedIn } from './support/calls';
import { tracesOf } from './support/database';
import { away, createLeader, digestOf, discipleOf, week } from './support/digests';
import { pollOptions } from './support/progress';

it('a digest forgets disciples who were erased, unlinked or stopped sharing their progress, and names nobody in an export', async () => {
  const leader = await createLeader();
  const [erased, unlinked, silent] = await Promise.all([
    signedIn({ leader: asLeader(leader), stats: away }),
    discipleOf(leader, away),
    discipleOf(leader, away),
  ]);
  await writeDigest(leader.uid, week);
  const names = async () => (await digestOf(leader.uid))?.['people'] as unknown;
  expect(await names()).toHaveLength(3);
  const { documents } = await exportPage(leader.uid, null);
  const exported = documents.find(({ path }) => path === `kept/weekly_digests/${week}`);
  expect(exported?.fields).toEqual({ away_count: 3, reached_count: 0, waiting: 0 });

  await db.doc(paths.consents(silent.uid)).update({ leader_progress: false });
  await db.doc(paths.profile(unlinked.uid)).update({ pastor_id: null });
  await expect.poll(names, pollOptions).toEqual([erased.uid]);
  expect(await erased.call('erase-my-account')).toMatchObject({ status: 200 });
  expect(await tracesOf(erased.uid)).toEqual([]);
  expect(await digestOf(leader.uid)).toMatchObject({ away: [], away_count: 0 });
});
