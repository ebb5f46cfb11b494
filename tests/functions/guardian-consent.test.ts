import { paths } from '@raizes/domain/paths';
import { onProfileWritten } from '../../functions/src/people/profiles';
import { beforeEach, expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { consentLogOf as logOf, dataAt } from './support/database';
import { daysAgo, profileOfAna, statsOf, today } from './support/progress';
import { deliver, newPerson } from './support/triggers';

const year = new Date().getUTCFullYear();
let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true });
});

const consent = { action: 'record', guardianName: 'Marta Reis', consentedOn: daysAgo(1) };
const record = (userId: string, request: object = consent, by = admin) =>
  by.call('record-guardian-consent', { userId, ...request });
const guardianshipOf = async (uid: string): Promise<unknown> =>
  (await db.doc(paths.profile(uid)).get()).get('guardianship');

async function minor() {
  const { uid, stats, writeProfile } = newPerson();
  const adult_from_year = year + 3;
  await writeProfile({ guardianship: 'needed', adult_from_year });
  expect(await stats()).toMatchObject({ profile: { ...profileOfAna(null), adult_from_year } });
  return uid;
}

it('a guardian’s consent is recorded once, gives access and can be revoked', async () => {
  const uid = await minor();
  expect(await record(uid)).toMatchObject({ status: 200, result: { guardianship: 'recorded' } });
  expect(await record(uid)).toMatchObject({ status: 200, result: { guardianship: 'recorded' } });
  await deliver(onProfileWritten, paths.profile(uid));
  // toMatchObject would also accept the earlier stamp.
  expect(await statsOf(uid)).toHaveProperty('profile', profileOfAna(null));

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

it('a child leaves their leader when the consent is revoked, or when their age turns out to be a child’s', async () => {
  const { uid: pastor_id, fullName: full_name } = await createUser({ position: 'lider' });
  const leader = { id: pastor_id, full_name, position: 'lider' } as const;
  const [child, corrected] = [newPerson(), await createUser({ leader })];
  await child.writeProfile({ guardianship: 'recorded', adult_from_year: year + 10, pastor_id });
  await record(child.uid, { action: 'revoke' });
  await admin.call('correct-birth-year', { userId: corrected.uid, birthYear: year - 8 });
  for (const uid of [child.uid, corrected.uid])
    expect(await dataAt(paths.profile(uid))).toMatchObject({
      guardianship: 'needed',
      pastor_id: null,
    });

  const older = newPerson();
  await older.writeProfile({ guardianship: 'recorded', adult_from_year: year + 3, pastor_id });
  await record(older.uid, { action: 'revoke' });
  expect(await dataAt(paths.profile(older.uid))).toMatchObject({ pastor_id });
});

it('a guardian’s consent can be recorded only by a current admin, and only for another person who is a minor', async () => {
  const uid = await minor();
  const pastor = await signedIn({ position: 'pastor' });
  expect((await record(uid, consent, pastor)).status).toBe(403);
  expect((await record(admin.uid)).status).toBe(403);
  expect((await record('ninguem')).status).toBe(404);
  const adult = await createUser();
  expect((await record(adult.uid)).text).toContain('não precisa de autorização');
  expect(await guardianshipOf(uid)).toBe('needed');
  expect(await logOf(uid)).toEqual([]);
});

it('another admin can correct a mistyped birth year, which updates whether the person is a minor', async () => {
  const person = await createUser();
  const correct = (userId: string, birthYear: number) =>
    admin.call('correct-birth-year', { userId, birthYear });
  expect((await correct(person.uid, year - 15)).result).toEqual({ corrected: true });
  expect(await guardianshipOf(person.uid)).toBe('needed');
  await correct(person.uid, year - 30);
  expect(await guardianshipOf(person.uid)).toBe('none');
  expect(await dataAt(paths.consents(person.uid))).toMatchObject({ birth_year: year - 30 });
  const kinds = (await logOf(person.uid)).map(({ kind }): unknown => kind);
  expect(kinds.filter((kind) => kind === 'birth-year-corrected')).toHaveLength(2);

  expect((await correct(admin.uid, 1950)).text).toContain('Outro administrador');
  expect((await correct(person.uid, year + 1)).status).toBe(400);
  expect((await correct(person.uid, 1899)).status).toBe(400);
  const withoutConsents = await createUser({ withoutConsents: true });
  expect((await correct(withoutConsents.uid, 1980)).text).toContain('ainda não informou');
});

it('the birth year of someone whose answer was rejected can be corrected, so that they can answer again', async () => {
  const uid = await minor();
  const correct = (birthYear: number) =>
    admin.call('correct-birth-year', { userId: uid, birthYear });
  expect((await correct(year - 18)).result).toEqual({ corrected: true });
  expect(await dataAt(paths.profile(uid))).toMatchObject({
    guardianship: 'needed',
    adult_from_year: year + 1,
  });
  for (let time = 0; time < 2; time += 1)
    expect((await correct(year - 30)).result).toEqual({ corrected: true });
  expect(await guardianshipOf(uid)).toBe('none');
  expect(await dataAt(paths.profile(uid))).not.toHaveProperty('adult_from_year');
  expect(await dataAt(paths.consents(uid))).toBeUndefined();
  expect(await logOf(uid)).toMatchObject([
    { kind: 'birth-year-corrected', recorded_by: admin.uid },
    { kind: 'birth-year-corrected', recorded_by: admin.uid },
  ]);
});

it.each([
  ['a blank name', { ...consent, guardianName: ' ' }],
  ['markup', { ...consent, guardianName: '<b>Marta' }],
  ['a name above the maximum length', { ...consent, guardianName: 'a'.repeat(101) }],
  ['a future day', { ...consent, consentedOn: `${year + 1}-01-01` }],
  ['a text that is not a day', { ...consent, consentedOn: 'ontem' }],
  ['another action', { ...consent, action: 'apagar', consentedOn: today }],
])('a guardian’s consent with %s is refused', async (_what, request) => {
  expect((await record('ana', request)).status).toBe(400);
});
