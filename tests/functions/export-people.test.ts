import { fetchPeoplePage } from '../../functions/src/people/export-people';
import { responses } from '@raizes/domain/callables/responses';
import { DAILY_PEOPLE_PAGES } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aProfile } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';

const everybody = { shown: 'everybody', leaderId: null, query: '', after: null };

async function page(admin: Caller, filter: object) {
  const { result, text } = await admin.call('export-people', { ...everybody, ...filter });
  return v.parse(responses['export-people'], result, { message: text });
}

/** Fetches all pages of the list. */
async function listOf(admin: Caller, filter: object) {
  const { people, after } = await page(admin, filter);
  let next = after;
  while (next !== null) {
    const further = await page(admin, { ...filter, after: next });
    people.push(...further.people);
    next = further.after;
  }
  return people;
}

it('the export of people contains a filter’s people with leader and e-mail, and is recorded once', async () => {
  const surname = `Quintela${randomUUID().replace(/[^a-f]/g, '')}`;
  const [admin, leader] = await Promise.all([
    signedIn({ admin: true }),
    createUser({ position: 'lider', fullName: `Aarão ${surname}` }),
  ]);
  const linked = await createUser({ fullName: `Ana ${surname}`, leader: asLeader(leader) });
  const free = await createUser({ fullName: `Bia ${surname}`, unconfirmed: true });
  const row = { church_denomination: 'Igreja Raízes', position: 'discipulo', leader: null };
  const ana = {
    ...row,
    full_name: `Ana ${surname}`,
    leader: `Aarão ${surname}`,
    email: linked.email,
    email_confirmed: true,
  };
  const bia = {
    ...row,
    full_name: `Bia ${surname}`,
    email: free.email,
    email_confirmed: false,
  };
  const query = surname.slice(0, 12).toUpperCase();
  const all = await listOf(admin, { query });
  expect(all).toHaveLength(3);
  expect(all).toEqual(expect.arrayContaining([ana, bia]));
  expect(await listOf(admin, { query, shown: 'unlinked' })).toEqual([bia]);
  const longAgo = { joined_at: new Date('2026-01-01T12:00:00Z') };
  await db.doc(paths.profile(linked.uid)).update(longAgo);
  const newcomers = await listOf(admin, { query, shown: 'newcomers' });
  expect(newcomers).not.toContainEqual(ana);
  expect(newcomers).toContainEqual(bia);
  expect(await listOf(admin, { query, shown: 'lider' })).toMatchObject([
    { full_name: `Aarão ${surname}` },
  ]);
  expect(await listOf(admin, { leaderId: leader.uid })).toEqual([ana]);
  const recorded = await db.collection(collections.audit).where('actor', '==', admin.uid).get();
  expect(recorded.docs.map((entry): unknown => entry.get('action'))).toEqual(
    Array.from({ length: 5 }, () => 'people-export'),
  );
});

it('the export of people is paged, with each person once and without people who lack an account or a valid profile', async () => {
  const leaderId = `lider-${randomUUID()}`;
  const batch = db.batch();
  const ids = Array.from({ length: 5 }, () => `x${randomUUID()}`).toSorted();
  for (const id of ids) {
    const profile = aProfile({ id, full_name: `Pessoa ${id}`, pastor_id: leaderId });
    batch.set(db.doc(paths.profile(id)), id === ids[0] ? { ...profile, full_name: 7 } : profile);
  }
  await batch.commit();
  const names: string[] = [];
  let after: string | null = null;
  const pages: number[] = [];
  do {
    const found = await fetchPeoplePage({ shown: 'everybody', leaderId, query: '', after }, 2);
    for (const { full_name, ...rest } of found.people) {
      expect(rest).toMatchObject({ email: null, email_confirmed: false, leader: null });
      names.push(full_name);
    }
    pages.push(found.people.length);
    after = found.after;
  } while (after !== null);
  expect(pages).toEqual([1, 2, 1]);
  expect(names).toEqual(ids.slice(1).map((id) => `Pessoa ${id}`));
});

it('the export of people is recorded even with a made-up cursor, and stops at the daily limit', async () => {
  const admin = await signedIn({ admin: true });
  const recorded = () =>
    db.collection(collections.audit).where('actor', '==', admin.uid).count().get();
  const madeUp = { after: '!', leaderId: `lider-${randomUUID()}` };
  expect((await page(admin, madeUp)).after).toBeNull();
  expect((await recorded()).data().count).toBe(1);
  await db.doc(paths.quota(admin.uid, 'people-exports')).update({ count: DAILY_PEOPLE_PAGES });
  const { text } = await admin.call('export-people', everybody);
  expect(text).toContain('Tente novamente amanhã.');
  expect((await recorded()).data().count).toBe(1);
});
