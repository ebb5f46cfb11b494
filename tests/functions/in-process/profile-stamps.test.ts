import { onProfileWritten } from '../../../functions/src/people/profiles';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { Query } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { aProfile } from '../../factories';
import { db } from '../../support/admin';
import { updateEvent, countReads, dataAt } from '../support/database';
import { newUid, profileOfAna, statsOf, writeProfile } from '../support/progress';
import { changeProfile } from '../support/triggers';

/** Creates a leader called João who leads these disciples. His trigger has stamped their stats when this resolves. */
async function leaderOf(disciples: string[]) {
  const id = newUid();
  const batch = db.batch();
  for (const uid of disciples)
    batch.set(db.doc(paths.profile(uid)), aProfile({ id: uid, full_name: 'Ana', pastor_id: id }));
  await batch.commit();
  await changeProfile(id, () => writeProfile(id, { full_name: 'João', position: 'lider' }));
  return { id, full_name: 'João', position: 'lider' as const };
}

/** Expects the stats of all these disciples, called Ana, to name this leader. */
async function expectLeader(disciples: string[], leader: Leader | null) {
  const profiles = await Promise.all(disciples.map(async (uid) => (await statsOf(uid))?.profile));
  expect(profiles).toEqual(disciples.map(() => profileOfAna(leader)));
}

/** More than one batch holds. */
const thirty = () => Array.from({ length: 30 }, newUid);

it('stamps everyone linked to a leader again when the leader’s profile changes', async () => {
  const disciples = thirty();
  const leader = await leaderOf(disciples);
  await expectLeader(disciples, leader);

  const update = (fields: object) =>
    changeProfile(leader.id, () => db.doc(paths.profile(leader.id)).update(fields));
  await update({ full_name: 'João Marcos', position: 'pastor' });
  await expectLeader(disciples, { ...leader, full_name: 'João Marcos', position: 'pastor' });

  await update({ position: 'discipulo' });
  await expectLeader(disciples, null);
});

it('resumes at its checkpoint when the process dies and the event is redelivered', async () => {
  const disciples = thirty();
  const leader = await leaderOf(disciples);
  await expectLeader(disciples, leader);
  const other = newUid();
  await writeProfile(other, { full_name: 'Outro', position: 'lider' });
  const [before, after] = [paths.profile(other), paths.profile(leader.id)];
  const event = await updateEvent(before, after, { uid: leader.id });

  // Dies when it reads the second batch.
  // oxlint-disable-next-line typescript/unbound-method
  const { get } = Query.prototype;
  let batches = 0;
  const dying = vi.spyOn(Query.prototype, 'get').mockImplementation(async function getOrDie(
    this: Query,
  ) {
    batches += 1;
    if (batches === 2) throw new Error('The process died');
    return get.call(this);
  });
  const run = async () => onProfileWritten.run(event) as Promise<void>;
  await expect(run()).rejects.toThrow('The process died');
  dying.mockRestore();
  const reads = await countReads(run);
  // Two reads for the leader, one for the checkpoint, and four for each of the remaining five.
  expect(reads).toBeLessThanOrEqual(2 + 1 + 5 * 4);
  expect(await dataAt(paths.discipleSync(leader.id))).toBeUndefined();
});

it('leaves the rest to a newer event of the leader', async () => {
  const disciples = [...thirty(), ...thirty()];
  const leader = await leaderOf(disciples);
  await expectLeader(disciples, leader);
  const other = newUid();
  await writeProfile(other, { full_name: 'Outro', position: 'lider' });
  const renaming = () =>
    updateEvent(paths.profile(other), paths.profile(leader.id), { uid: leader.id });
  const [first, second] = await Promise.all([renaming(), renaming()]);

  // The second event runs completely while the first is about to read the second of three batches.
  // oxlint-disable-next-line typescript/unbound-method
  const { get } = Query.prototype;
  let batches = 0;
  const counted = vi.spyOn(Query.prototype, 'get').mockImplementation(async function count(
    this: Query,
  ) {
    batches += 1;
    if (batches === 2) await onProfileWritten.run(second);
    return get.call(this);
  });
  await onProfileWritten.run(first);
  counted.mockRestore();
  expect(batches).toBe(3 + 2);
  expect(await dataAt(paths.discipleSync(leader.id))).toBeUndefined();
});

it('stamps the others when one person’s documents are invalid', async () => {
  // Sorts first, in the first of two batches.
  const invalid = `0${newUid()}`;
  const disciples = thirty();
  await db.doc(paths.userStats(invalid)).set({ user_id: invalid, total_xp: 'muito' });
  const leader = await leaderOf([invalid, ...disciples]);
  await expectLeader(disciples, leader);

  await changeProfile(leader.id, () =>
    db.doc(paths.profile(leader.id)).update({ full_name: 'João Marcos' }),
  );
  await expectLeader(disciples, { ...leader, full_name: 'João Marcos' });
});
