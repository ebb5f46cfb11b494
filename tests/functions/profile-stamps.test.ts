import { onProfileWritten } from '../../functions/src/people/profiles';
import { paths } from '@raizes/domain/paths';
import { Query } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { db } from '../support/admin';
import { updateEvent, countReads, dataAt } from './support/database';
import {
  newPerson,
  newUid,
  pollOptions,
  profileOfAna,
  today,
  untilLeader,
  writeProfile,
} from './support/progress';

/** Creates a leader called João who leads these disciples. */
async function leaderOf(disciples: string[]) {
  const id = newUid();
  await writeProfile(id, { full_name: 'João', position: 'lider' });
  await Promise.all(disciples.map((uid) => writeProfile(uid, { pastor_id: id })));
  return { id, full_name: 'João', position: 'lider' as const };
}

/** More than one batch holds. */
const thirty = () => Array.from({ length: 30 }, newUid);

it('creates the stats of a new person with their name and position', async () => {
  const { writeProfile: signUp, untilStats } = newPerson();
  await signUp();
  await untilStats({ total_xp: 0, current_level: 1, profile: profileOfAna(null) });
});

it('stamps a disciple’s leader and removes the stamp when they are unlinked', async () => {
  const { uid, untilStats } = newPerson();
  const leader = await leaderOf([uid]);
  await untilStats({ profile: profileOfAna(leader) });

  await db.doc(paths.profile(uid)).update({ pastor_id: null });
  await untilStats({ profile: profileOfAna(null) });
});

it('stamps everyone linked to a leader again when the leader’s profile changes', async () => {
  const disciples = thirty();
  const leader = await leaderOf(disciples);
  await untilLeader(disciples, leader);

  const profile = db.doc(paths.profile(leader.id));
  await profile.update({ full_name: 'João Marcos', position: 'pastor' });
  await untilLeader(disciples, { ...leader, full_name: 'João Marcos', position: 'pastor' });

  await profile.update({ position: 'discipulo' });
  await untilLeader(disciples, null);
});

it('resumes at its checkpoint when the process dies and the event is redelivered', async () => {
  const disciples = thirty();
  const leader = await leaderOf(disciples);
  await untilLeader(disciples, leader);
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
  await untilLeader(disciples, leader);
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
  await untilLeader(disciples, leader);

  await db.doc(paths.profile(leader.id)).update({ full_name: 'João Marcos' });
  await untilLeader(disciples, { ...leader, full_name: 'João Marcos' });
});

it('keeps earned progress', async () => {
  const { complete, untilStats, writeProfile: rename } = newPerson();
  await complete(today);
  await untilStats({ total_xp: 50 });
  await rename();
  await untilStats({ total_xp: 50, current_streak: 1, profile: profileOfAna(null) });
});

it('drops an invalid profile and accepts the next valid one', async () => {
  const { uid, untilStats } = newPerson();
  await db.doc(paths.profile(uid)).set({ id: uid, full_name: '', position: 'bispo' });
  await writeProfile(uid);
  expect((await untilStats({ total_xp: 0 }))?.profile).toEqual(profileOfAna(null));
});

it('stamps when a person joined, and updates the search fields when they are renamed or become a leader', async () => {
  const uid = newUid();
  const searchOf = async () => (await db.doc(paths.profile(uid)).get()).get('search') as unknown;
  await writeProfile(uid, { full_name: 'Conceição Sá' });
  await expect.poll(searchOf, pollOptions).toMatchObject({ conceica: 'conceicao sa' });
  const created = await db.doc(paths.profile(uid)).get();
  const joined = created.createTime;
  expect(created.get('joined_at')).toEqual(joined);

  await db.doc(paths.profile(uid)).update({ full_name: 'Ana Sá' });
  const fields = { a: 'ana sa', an: 'ana sa', ana: 'ana sa', s: 'ana sa', sa: 'ana sa' };
  await expect
    .poll(searchOf, pollOptions)
    .toEqual({ _all: 'ana sa', ...fields, 'an sa': 'ana sa' });

  await db.doc(paths.profile(uid)).update({ position: 'lider' });
  await expect.poll(searchOf, pollOptions).toMatchObject({ ana: 'ana sa', '+ana': 'ana sa' });
  expect((await db.doc(paths.profile(uid)).get()).get('joined_at')).toEqual(joined);
});
