import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import {
  complete,
  newUid,
  patiently,
  today,
  untilLeader,
  untilStats,
  writeProfile,
} from './support/progress';

it('gives someone who signs up their stats, with their name and position', async () => {
  const uid = newUid();
  await writeProfile(uid, { full_name: 'Ana Clara' });
  await untilStats(uid, {
    total_xp: 0,
    current_level: 1,
    profile: { full_name: 'Ana Clara', position: 'discipulo', leader: null },
  });
});

it('stamps the leader of a disciple, and takes the stamp away when they are unlinked', async () => {
  const [uid, leaderId] = [newUid(), newUid()];
  await writeProfile(leaderId, { full_name: 'Pr. João', position: 'pastor' });
  await writeProfile(uid, { pastor_id: leaderId });
  const leader = { id: leaderId, full_name: 'Pr. João', position: 'pastor' as const };
  await untilStats(uid, { profile: { full_name: 'Ana', position: 'discipulo', leader } });

  await db.doc(paths.profile(uid)).update({ pastor_id: null });
  await untilStats(uid, { profile: { full_name: 'Ana', position: 'discipulo', leader: null } });
});

it('stamps everyone linked to a leader again when the leader changes', async () => {
  const leaderId = newUid();
  await writeProfile(leaderId, { full_name: 'João', position: 'lider' });
  // More than one batch.
  const disciples = Array.from({ length: 30 }, newUid);
  await Promise.all(disciples.map((uid) => writeProfile(uid, { pastor_id: leaderId })));
  await untilLeader(disciples, { id: leaderId, full_name: 'João', position: 'lider' });

  await db.doc(paths.profile(leaderId)).update({ full_name: 'João Marcos', position: 'pastor' });
  await untilLeader(disciples, { id: leaderId, full_name: 'João Marcos', position: 'pastor' });

  await db.doc(paths.profile(leaderId)).update({ position: 'discipulo' });
  await untilLeader(disciples, null);
});

it('stamps the others when the documents of one of them are unusable', async () => {
  // First in the first batch of two.
  const [leaderId, unusable] = [newUid(), `0${newUid()}`];
  const disciples = Array.from({ length: 30 }, newUid);
  await writeProfile(leaderId, { full_name: 'João', position: 'lider' });
  await db.doc(paths.userStats(unusable)).set({ user_id: unusable, total_xp: 'muito' });
  await Promise.all(
    [unusable, ...disciples].map((uid) => writeProfile(uid, { pastor_id: leaderId })),
  );
  await untilLeader(disciples, { id: leaderId, full_name: 'João', position: 'lider' });

  await db.doc(paths.profile(leaderId)).update({ full_name: 'João Marcos' });
  await untilLeader(disciples, { id: leaderId, full_name: 'João Marcos', position: 'lider' });
});

it('leaves what was earned as it is', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50 });
  await writeProfile(uid, { full_name: 'Ana Clara' });
  await untilStats(uid, {
    total_xp: 50,
    current_streak: 1,
    profile: { full_name: 'Ana Clara', position: 'discipulo', leader: null },
  });
});

it('drops a profile that does not fit its schema, and takes the next good one', async () => {
  const uid = newUid();
  await db.doc(paths.profile(uid)).set({ id: uid, full_name: '', position: 'bispo' });
  await writeProfile(uid, { full_name: 'Ana Clara' });
  const stats = await untilStats(uid, { total_xp: 0 });
  expect(stats?.profile).toEqual({
    full_name: 'Ana Clara',
    position: 'discipulo',
    leader: null,
  });
});

it('stamps what a person is found by, and again when they are renamed or lead', async () => {
  const uid = newUid();
  const searchOf = async () => (await db.doc(paths.profile(uid)).get()).get('search') as unknown;
  await writeProfile(uid, { full_name: 'Conceição Sá' });
  await expect
    .poll(searchOf, patiently)
    .toMatchObject({ conceica: 'conceicao sa', 'co sa': 'conceicao sa' });

  await db.doc(paths.profile(uid)).update({ full_name: 'Ana Sá' });
  const fields = { a: 'ana sa', an: 'ana sa', ana: 'ana sa', s: 'ana sa', sa: 'ana sa' };
  await expect.poll(searchOf, patiently).toEqual({ _all: 'ana sa', ...fields, 'an sa': 'ana sa' });

  await db.doc(paths.profile(uid)).update({ position: 'lider' });
  await expect.poll(searchOf, patiently).toMatchObject({ ana: 'ana sa', '+ana': 'ana sa' });
});
