import { onProfileWritten } from '../../functions/src/people/profiles';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { Query } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { aProfile } from '../factories';
import { db } from '../support/admin';
import { countReads, dataAt } from './support/database';
import { newUid, profileOfAna, statsOf, today, writeProfile } from './support/progress';
import { changeProfile, eventOf, newPerson } from './support/triggers';

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

/** The event of a leader’s change from another name, to be delivered later. */
async function renamingOf(leader: string) {
  const other = newUid();
  await writeProfile(other, { full_name: 'Outro', position: 'lider' });
  const before = await db.doc(paths.profile(other)).get();
  return eventOf(onProfileWritten, paths.profile(leader), { before });
}

/** Expects the stats of all these disciples, called Ana, to name this leader. */
async function expectLeader(disciples: string[], leader: Leader | null) {
  const profiles = await Promise.all(disciples.map(async (uid) => (await statsOf(uid))?.profile));
  expect(profiles).toEqual(disciples.map(() => profileOfAna(leader)));
}

it('creates the stats of a new person with their name and position', async () => {
  const { writeProfile: signUp, stats } = newPerson();
  await signUp();
  expect(await stats()).toMatchObject({
    total_xp: 0,
    current_level: 1,
    profile: profileOfAna(null),
  });
});

it('stamps a disciple’s leader and removes the stamp when they are unlinked', async () => {
  const { uid, writeProfile: signUp } = newPerson();
  const leader = { id: newUid(), full_name: 'João', position: 'lider' as const };
  await writeProfile(leader.id, { full_name: leader.full_name, position: leader.position });
  await signUp({ pastor_id: leader.id });
  await expectLeader([uid], leader);
  await changeProfile(uid, (profile) => profile.update({ pastor_id: null }));
  await expectLeader([uid], null);
});

it('keeps earned progress', async () => {
  const { complete, stats, writeProfile: rename } = newPerson();
  await complete(today);
  await rename();
  expect(await stats()).toMatchObject({
    total_xp: 50,
    current_streak: 1,
    profile: profileOfAna(null),
  });
});

it('drops an invalid profile and accepts the next valid one', async () => {
  const { uid, stats, writeProfile: signUp } = newPerson();
  await changeProfile(uid, (profile) => profile.set({ id: uid, full_name: '', position: 'bispo' }));
  expect(await stats()).toBeUndefined();
  await signUp();
  expect(await stats()).toMatchObject({ total_xp: 0, profile: profileOfAna(null) });
});

it('stamps when a person joined, and updates the search fields when they are renamed or become a leader', async () => {
  const { uid, writeProfile: signUp } = newPerson();
  const stored = () => db.doc(paths.profile(uid)).get();
  const searchOf = async () => (await stored()).get('search') as unknown;
  await signUp({ full_name: 'Conceição Sá' });
  expect(await searchOf()).toMatchObject({ conceica: 'conceicao sa' });
  const { createTime: joined } = await stored();
  expect((await stored()).get('joined_at')).toEqual(joined);

  await changeProfile(uid, (profile) => profile.update({ full_name: 'Ana Sá' }));
  const fields = { a: 'ana sa', an: 'ana sa', ana: 'ana sa', s: 'ana sa', sa: 'ana sa' };
  expect(await searchOf()).toEqual({ _all: 'ana sa', ...fields, 'an sa': 'ana sa' });

  await changeProfile(uid, (profile) => profile.update({ position: 'lider' }));
  expect(await searchOf()).toMatchObject({ ana: 'ana sa', '+ana': 'ana sa' });
  expect((await stored()).get('joined_at')).toEqual(joined);
});

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
  const run = await renamingOf(leader.id);

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
  const [first, second] = await Promise.all([renamingOf(leader.id), renamingOf(leader.id)]);

  // The second event runs completely while the first is about to read the second of three batches.
  // oxlint-disable-next-line typescript/unbound-method
  const { get } = Query.prototype;
  let batches = 0;
  const counted = vi.spyOn(Query.prototype, 'get').mockImplementation(async function count(
    this: Query,
  ) {
    batches += 1;
    if (batches === 2) await second();
    return get.call(this);
  });
  await first();
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
