import { onProfileWritten } from '../../functions/src/people/profiles';
import { paths } from '@raizes/domain/paths';
import { Query } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { db } from '../support/admin';
import { updateEvent, countReads, dataAt } from './support/database';
import {
  newcomer,
  newUid,
  pollOptions,
  profileOfAna,
  today,
  untilLeader,
  writeProfile,
} from './support/progress';

/** A leader called João, and 30 disciples: more than one batch. */
async function leaderOf(disciples: string[]) {
  const id = newUid();
  await writeProfile(id, { full_name: 'João', position: 'lider' });
  await Promise.all(disciples.map((uid) => writeProfile(uid, { pastor_id: id })));
  return { id, full_name: 'João', position: 'lider' as const };
}

const thirty = () => Array.from({ length: 30 }, newUid);

it('creates a new person’s stats, with their name and position', async () => {
  const { writeProfile: signUp, untilStats } = newcomer();
  await signUp();
  await untilStats({ total_xp: 0, current_level: 1, profile: profileOfAna(null) });
});

it('stamps the leader of a disciple, and takes the stamp away when they are unlinked', async () => {
  const { uid, untilStats } = newcomer();
  const leader = await leaderOf([uid]);
  await untilStats({ profile: profileOfAna(leader) });

  await db.doc(paths.profile(uid)).update({ pastor_id: null });
  await untilStats({ profile: profileOfAna(null) });
});

it('stamps everyone linked to a leader again when the leader changes', async () => {
  const disciples = thirty();
  const leader = await leaderOf(disciples);
  await untilLeader(disciples, leader);

  const profile = db.doc(paths.profile(leader.id));
  await profile.update({ full_name: 'João Marcos', position: 'pastor' });
  await untilLeader(disciples, { ...leader, full_name: 'João Marcos', position: 'pastor' });

  await profile.update({ position: 'discipulo' });
  await untilLeader(disciples, null);
});

it('goes on where it was when stamping is cut off and the event comes again', async () => {
  const disciples = thirty();
  const leader = await leaderOf(disciples);
  await untilLeader(disciples, leader);
  const other = newUid();
  await writeProfile(other, { full_name: 'Outro', position: 'lider' });
  const [before, after] = [paths.profile(other), paths.profile(leader.id)];
  const event = await updateEvent(before, after, { uid: leader.id });

  // It dies when it asks for the second batch.
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
  // The leader's own two, the checkpoint, and four for each of the other five.
  expect(reads).toBeLessThanOrEqual(2 + 1 + 5 * 4);
  expect(await dataAt(paths.discipleSync(leader.id))).toBeUndefined();
});

it('leaves the rest to another event of the leader that has come meanwhile', async () => {
  const disciples = [...thirty(), ...thirty()];
  const leader = await leaderOf(disciples);
  await untilLeader(disciples, leader);
  const other = newUid();
  await writeProfile(other, { full_name: 'Outro', position: 'lider' });
  const renaming = () =>
    updateEvent(paths.profile(other), paths.profile(leader.id), { uid: leader.id });
  const [first, second] = await Promise.all([renaming(), renaming()]);

  // The second runs whole while the first asks for its second of three batches.
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

it('stamps the others when the documents of one of them are unusable', async () => {
  // First in the first of two batches.
  const unusable = `0${newUid()}`;
  const disciples = thirty();
  await db.doc(paths.userStats(unusable)).set({ user_id: unusable, total_xp: 'muito' });
  const leader = await leaderOf([unusable, ...disciples]);
  await untilLeader(disciples, leader);

  await db.doc(paths.profile(leader.id)).update({ full_name: 'João Marcos' });
  await untilLeader(disciples, { ...leader, full_name: 'João Marcos' });
});

it('keeps what was earned', async () => {
  const { complete, untilStats, writeProfile: rename } = newcomer();
  await complete(today);
  await untilStats({ total_xp: 50 });
  await rename();
  await untilStats({ total_xp: 50, current_streak: 1, profile: profileOfAna(null) });
});

it('drops a profile that does not fit its schema, and takes the next good one', async () => {
  const { uid, untilStats } = newcomer();
  await db.doc(paths.profile(uid)).set({ id: uid, full_name: '', position: 'bispo' });
  await writeProfile(uid);
  expect((await untilStats({ total_xp: 0 }))?.profile).toEqual(profileOfAna(null));
});

it('stamps when a person came, and what they are found by again when they are renamed or lead', async () => {
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
