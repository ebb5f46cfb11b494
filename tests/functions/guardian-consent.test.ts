import { collections, paths } from '@raizes/domain/paths';
import { beforeAll, expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser, signIn } from '../support/people';
import type { TestUser } from '../support/people';
import { call } from './support/calls';
import { daysAgo, newUid, today, untilStats, writeProfile } from './support/progress';

const year = new Date().getUTCFullYear();
let admin: TestUser;
let token = '';
beforeAll(async () => {
  admin = await createUser({ admin: true });
  token = await signIn(admin.email, admin.password);
});

const consent = { action: 'record', guardianName: 'Marta Reis', consentedOn: daysAgo(1) };
const record = (userId: string, request: object = consent, by = token) =>
  call('record-guardian-consent', { userId, ...request }, by);
const logOf = async (uid: string) =>
  (await db.collection(collections.consentLog(uid)).orderBy('at').get()).docs.map((each) =>
    each.data(),
  );
const guardianshipOf = async (uid: string): Promise<unknown> =>
  (await db.doc(paths.profile(uid)).get()).get('guardianship');

async function minor() {
  const uid = newUid();
  await writeProfile(uid, { guardianship: 'needed', adult_from_year: year + 3 });
  await untilStats(uid, {
    profile: { full_name: 'Ana', position: 'discipulo', leader: null, adult_from_year: year + 3 },
  });
  return uid;
}

it('a guardian’s consent is recorded once, opens what was closed, and can be taken back', async () => {
  const uid = await minor();
  expect(await record(uid)).toMatchObject({ status: 200, result: { guardianship: 'recorded' } });
  expect(await record(uid)).toMatchObject({ status: 200, result: { guardianship: 'recorded' } });
  // toMatchObject would take the stamp of before for the one of after.
  await expect
    .poll(async () => (await db.doc(paths.userStats(uid)).get()).data(), { timeout: 20_000 })
    .toHaveProperty('profile', { full_name: 'Ana', position: 'discipulo', leader: null });

  expect(await record(uid, { action: 'revoke' })).toMatchObject({ status: 200 });
  expect(await guardianshipOf(uid)).toBe('needed');
  expect(await logOf(uid)).toMatchObject([
    {
      kind: 'guardian-recorded',
      guardian_name: 'Marta Reis',
      consented_on: daysAgo(1),
      recorded_by: admin.uid,
    },
    { kind: 'guardian-revoked', recorded_by: admin.uid },
  ]);
});

it('is recorded by an admin of now, of somebody who needs it, and not of oneself', async () => {
  const uid = await minor();
  const { email, password } = await createUser({ position: 'pastor' });
  expect((await record(uid, consent, await signIn(email, password))).status).toBe(403);
  expect((await call('record-guardian-consent', { userId: uid, ...consent })).status).toBe(401);
  expect((await record(admin.uid)).status).toBe(403);
  expect((await record('ninguem')).status).toBe(404);
  const adult = await createUser();
  expect((await record(adult.uid)).text).toContain('não precisa de autorização');
  expect(await guardianshipOf(uid)).toBe('needed');
  expect(await logOf(uid)).toEqual([]);
});

it('a mistyped birth year is mended by an admin, not by oneself, and decides anew who is a minor', async () => {
  const person = await createUser();
  const correct = (userId: string, birthYear: number) =>
    call('correct-birth-year', { userId, birthYear }, token);
  expect((await correct(person.uid, year - 15)).result).toEqual({ corrected: true });
  expect(await guardianshipOf(person.uid)).toBe('needed');
  await correct(person.uid, year - 30);
  expect(await guardianshipOf(person.uid)).toBe('none');
  expect((await db.doc(paths.consents(person.uid)).get()).get('birth_year')).toBe(year - 30);
  const kinds = (await logOf(person.uid)).map(({ kind }): unknown => kind);
  expect(kinds.filter((kind) => kind === 'birth-year-corrected')).toHaveLength(2);

  const own = await call('correct-birth-year', { userId: admin.uid, birthYear: 1950 }, token);
  expect(own.text).toContain('Outro administrador');
  expect((await correct(person.uid, year + 1)).status).toBe(400);
  expect((await correct(person.uid, 1899)).status).toBe(400);
  const unasked = await createUser({ unasked: true });
  expect((await correct(unasked.uid, 1980)).text).toContain('ainda não informou');
});

it.each([
  ['no name', { ...consent, guardianName: ' ' }],
  ['markup', { ...consent, guardianName: '<b>Marta' }],
  ['a name without end', { ...consent, guardianName: 'a'.repeat(101) }],
  ['a day to come', { ...consent, consentedOn: `${year + 1}-01-01` }],
  ['no day', { ...consent, consentedOn: 'ontem' }],
  ['another action', { ...consent, action: 'apagar', consentedOn: today }],
])('refuses %s', async (_what, request) => {
  expect((await record('ana', request)).status).toBe(400);
});
