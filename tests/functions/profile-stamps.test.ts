import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import {
  newPerson,
  newUid,
  pollOptions,
  profileOfAna,
  today,
  writeProfile,
} from './support/progress';

it('creates the stats of a new person with their name and position', async () => {
  const { writeProfile: signUp, untilStats } = newPerson();
  await signUp();
  await untilStats({ total_xp: 0, current_level: 1, profile: profileOfAna(null) });
});

it('stamps a disciple’s leader and removes the stamp when they are unlinked', async () => {
  const { uid, untilStats } = newPerson();
  const leader = { id: newUid(), full_name: 'João', position: 'lider' as const };
  await writeProfile(leader.id, { full_name: leader.full_name, position: leader.position });
  await writeProfile(uid, { pastor_id: leader.id });
  await untilStats({ profile: profileOfAna(leader) });

  await db.doc(paths.profile(uid)).update({ pastor_id: null });
  await untilStats({ profile: profileOfAna(null) });
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
