import {
  mondayDigests,
  writeDigest,
  writeDigests,
} from '../../functions/src/digest/monday-digests';
import { database } from '../../functions/src/firebase';
import { onConsentsWritten } from '../../functions/src/privacy/consents';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { exportPage } from '../../functions/src/privacy/export-account';
import { mondayOf } from '@raizes/domain/digest';
import { addDays } from '@raizes/domain/day';
import { notificationIds } from '@raizes/domain/documents/notification';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths, serverPaths } from '@raizes/domain/paths';
import { expect, it, vi } from 'vitest';
import { noonOf } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser, withdrawConsent } from '../support/people';
import type { TestUser } from '../support/people';
import { signedIn } from './support/calls';
import { countReads, dataAt, tracesOf } from './support/database';
import { notificationOf, sendMessage } from './support/messages';
import { newUid, today } from './support/progress';
import { change, changeProfile } from './support/triggers';

const week = mondayOf(today);
const digestOf = (uid: string) => dataAt(paths.weeklyDigest(uid, week));
const createLeader = () => createUser({ position: 'lider', fullName: 'Salomão Figueiroa' });
const discipleOf = (leader: TestUser, stats: Partial<UserStats>) =>
  createUser({ leader: asLeader(leader), stats });
/** The stats of someone who last did a devotional nine days before the week. */
const away = { last_devotional_date: addDays(week, -9) };

const later = new Date('2100-01-01T00:00:00Z');

const celebrated = {
  recent_badges: [
    {
      badge_id: 'b',
      name: 'Primeira Leitura',
      description: '',
      icon: 'reading',
      earned_at: noonOf(addDays(week, -1)),
    },
  ],
};

it('a digest is written once per leader and week, with one notification that names nobody', async () => {
  const leader = await createLeader();
  const [gone, joyful, hidden] = await Promise.all([
    discipleOf(leader, away),
    discipleOf(leader, celebrated),
    discipleOf(leader, { ...away, ...celebrated }),
  ]);
  await withdrawConsent(hidden.uid, 'leader_progress');
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000);
  const between = { user_id: joyful.uid, pastor_id: leader.uid };
  await sendMessage(between, { created_at: threeDaysAgo });
  await sendMessage(between);

  await Promise.all([writeDigest(leader.uid, week), writeDigest(leader.uid, week)]);
  expect(await digestOf(leader.uid)).toMatchObject({
    week,
    away: [{ id: gone.uid, days: 9 }],
    reached: [{ id: joyful.uid, achievements: [{ kind: 'badge', name: 'Primeira Leitura' }] }],
    away_count: 1,
    reached_count: 1,
    waiting: 1,
    private: 1,
  });
  const id = notificationIds.digest(week);
  expect(await notificationOf(leader.uid, id)).toMatchObject({
    kind: 'digest',
    title: 'Resumo da semana',
    body: '1 pessoa há 7 dias sem devocional · 1 mensagem esperando resposta · 1 pessoa com algo a celebrar.',
    url: '/pastor-panel?tab=disciples',
    read: false,
  });

  // A second run counts nothing, and a read notification stays read.
  await db.doc(paths.notification(leader.uid, id)).update({ read: true });
  expect(await countReads(() => writeDigest(leader.uid, week))).toBe(1);
  expect(await notificationOf(leader.uid, id)).toMatchObject({ read: true });
});

it('a digest is not written for a leader without disciples, and does not notify about a quiet week', async () => {
  const [withoutDisciples, quiet] = await Promise.all([createLeader(), createLeader()]);
  await discipleOf(quiet, { last_devotional_date: addDays(week, -1) });
  await Promise.all([withoutDisciples, quiet].map(({ uid }) => writeDigest(uid, week)));
  expect(await digestOf(withoutDisciples.uid)).toBeUndefined();
  expect(await digestOf(quiet.uid)).toMatchObject({ away: [], reached: [], waiting: 0 });
  expect(await notificationOf(quiet.uid, notificationIds.digest(week))).toBeUndefined();
});

it('the run reaches every leader even if one has invalid documents, and resumes where a run stopped', async () => {
  const monday = mondayOf(addDays(today, -14));
  const leaders = await Promise.all(Array.from({ length: 12 }, createLeader));
  await Promise.all(leaders.map((each) => discipleOf(each, {})));
  const erased = await createLeader();
  await discipleOf(erased, {});
  await erasureOf(erased.uid).set({ erased_at: new Date() });
  const [first] = leaders;
  await db.doc(paths.userStats(newUid())).set({
    profile: { leader: { id: first?.uid } },
    total_xp: 'muito',
  });
  const run = db.doc(serverPaths.digestRun(monday));
  await writeDigests(monday, new Date(0));
  expect((await run.get()).exists).toBe(false);
  await writeDigests(monday, later);
  const written = leaders.map(({ uid }) => dataAt(paths.weeklyDigest(uid, monday)));
  expect((await Promise.all(written)).every(Boolean)).toBe(true);
  expect(await dataAt(paths.weeklyDigest(erased.uid, monday))).toBeUndefined();
  expect((await run.get()).data()).toMatchObject({ done: true, after: '' });
  expect(await countReads(() => writeDigests(monday, later))).toBe(1);

  const uids = leaders.map(({ uid }) => uid).toSorted();
  await Promise.all(uids.map((uid) => db.doc(paths.weeklyDigest(uid, monday)).delete()));
  await run.set({ after: uids[5], done: false, failed: false });
  await writeDigests(monday, later);
  expect(await dataAt(paths.weeklyDigest(uids[5] ?? '', monday))).toBeUndefined();
  expect(await dataAt(paths.weeklyDigest(uids[6] ?? '', monday))).toBeDefined();
});

it('a digest does not name someone who is erased, unlinked or stops sharing their progress while it is written', async () => {
  const leader = await createLeader();
  const [stays, unlinked, erased, silent] = await Promise.all([
    discipleOf(leader, away),
    discipleOf(leader, away),
    discipleOf(leader, away),
    discipleOf(leader, away),
  ]);
  const write = database.runTransaction.bind(database);
  const spy = vi.spyOn(database, 'runTransaction').mockImplementationOnce(async (...work) => {
    // The triggers copy changed profiles and consents into the stats.
    const batch = db.batch();
    batch.update(db.doc(paths.profile(unlinked.uid)), { pastor_id: null });
    batch.update(db.doc(paths.userStats(unlinked.uid)), { 'profile.leader': null });
    batch.delete(db.doc(paths.profile(erased.uid)));
    batch.delete(db.doc(paths.userStats(erased.uid)));
    await Promise.all([batch.commit(), withdrawConsent(silent.uid, 'leader_progress')]);
    return write(...work);
  });
  await writeDigest(leader.uid, week);
  spy.mockRestore();
  expect(await digestOf(leader.uid)).toMatchObject({ people: [stays.uid], away_count: 1 });
  const { body } = (await notificationOf(leader.uid, notificationIds.digest(week))) ?? {};
  expect(body).toBe('1 pessoa há 7 dias sem devocional.');
});

it('the schedule runs every hour and does nothing when no digest is due', async () => {
  const sunday = mondayDigests.run({ scheduleTime: `${addDays(week, 6)}T12:00:00Z` });
  await expect(sunday).resolves.toBeUndefined();
  const run = await db.doc(serverPaths.digestRun(addDays(week, 7))).get();
  expect(run.exists).toBe(false);
});

it('a digest forgets disciples who were erased, unlinked or stopped sharing their progress, and names nobody in an export', async () => {
  const leader = await createLeader();
  const [erased, unlinked, silent] = await Promise.all([
    signedIn({ leader: asLeader(leader), stats: away }),
    discipleOf(leader, away),
    discipleOf(leader, away),
  ]);
  await writeDigest(leader.uid, week);
  const people = async () => (await digestOf(leader.uid))?.['people'] as unknown;
  expect(await people()).toHaveLength(3);
  const { documents } = await exportPage(leader.uid, null);
  const exported = documents.find(({ path }) => path === `kept/weekly_digests/${week}`);
  expect(exported?.fields).toEqual({ away_count: 3, reached_count: 0, waiting: 0 });

  const unshared = { leader_progress: false };
  await change(onConsentsWritten, paths.consents(silent.uid), (ref) => ref.update(unshared));
  await changeProfile(unlinked.uid, (profile) => profile.update({ pastor_id: null }));
  expect(await people()).toEqual([erased.uid]);
  expect(await erased.call('erase-my-account')).toMatchObject({ status: 200 });
  expect(await tracesOf(erased.uid)).toEqual([]);
  expect(await digestOf(leader.uid)).toMatchObject({ away: [], away_count: 0 });
});
