import { requireAccess } from '../../functions/src/mentor/access';
import { onConsentsWritten } from '../../functions/src/privacy/consents';
import { responses } from '@raizes/domain/callables/responses';
import type { Consents } from '@raizes/domain/documents/consents';
import { CONSENT_VERSION } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { consents } from '../factories';
import { profileOfAna, statsOf, today } from './support/progress';
import { callAs } from './support/calls';
import { consentLogOf as logOf, dataAt } from './support/database';
import { change, deliver, newPerson } from './support/triggers';

const thisYear = new Date().getUTCFullYear();

/** Answers as the app does. The trigger has run when this resolves. */
const answer = (uid: string, changes: Partial<Consents> = {}) =>
  change(onConsentsWritten, paths.consents(uid), (ref) =>
    ref.set(consents({ answered_at: new Date(), ...changes })),
  );

const profileOf = (uid: string) => dataAt(paths.profile(uid));
const allGranted = {
  version: CONSENT_VERSION,
  leader_progress: true,
  ai: true,
  notifications: true,
};

it('copies an answer to the stats, and logs each one that changes something', async () => {
  const { uid, complete, stats, writeProfile } = newPerson();
  await writeProfile();
  await complete(today);
  expect(await stats()).toMatchObject({ total_xp: 50, consents: null });

  await answer(uid, { leader_progress: true, ai: false, notifications: false });
  const first = {
    version: CONSENT_VERSION,
    leader_progress: true,
    ai: false,
    notifications: false,
  };
  expect(await stats()).toMatchObject({ consents: first, total_xp: 50 });

  await answer(uid, { leader_progress: false, ai: false, notifications: true });
  const second = { ...first, leader_progress: false, notifications: true };
  expect(await stats()).toMatchObject({ consents: second });
  await answer(uid, { leader_progress: false, ai: false, notifications: true });
  expect(await logOf(uid)).toMatchObject([
    { kind: 'answer', ...first },
    { kind: 'answer', ...second },
  ]);
  expect(await profileOf(uid)).toMatchObject({ guardianship: 'none', full_name: 'Ana' });
  expect(await profileOf(uid)).not.toHaveProperty('adult_from_year');
});

it('ignores redelivered and late events', async () => {
  const { uid, stats, writeProfile } = newPerson();
  await writeProfile();
  const early = await answer(uid, { ai: false });
  expect(await stats()).toMatchObject({ consents: { ...allGranted, ai: false } });

  const latest = await answer(uid, { ai: true });
  expect(await stats()).toMatchObject({ consents: allGranted });
  const before = await db.doc(paths.userStats(uid)).get();
  await early();
  await latest();
  expect(await statsOf(uid)).toMatchObject({ consents: allGranted });
  expect((await db.doc(paths.userStats(uid)).get()).updateTime).toEqual(before.updateTime);
  expect(await logOf(uid)).toHaveLength(2);
});

it('unlinks a child whom an admin linked before the age was known', async () => {
  const leader = await createUser({ position: 'lider' });
  const { uid } = await createUser({ leader: asLeader(leader), withoutConsents: true });
  expect(await statsOf(uid)).toMatchObject({ profile: { leader: { id: leader.uid } } });
  await answer(uid, { birth_year: thisYear - 9 });
  expect(await profileOf(uid)).toMatchObject({ guardianship: 'needed', pastor_id: null });
  // At once, so that the leader's list no longer has the child.
  expect(await statsOf(uid)).toMatchObject({ profile: { leader: null } });
});

it('marks a minor in profile and stats as needing a guardian', async () => {
  const { uid, stats, writeProfile } = newPerson();
  await writeProfile();
  await answer(uid, { birth_year: thisYear - 15 });
  const adult_from_year = thisYear + 4;
  expect(await stats()).toMatchObject({ profile: { ...profileOfAna(null), adult_from_year } });
  expect(await profileOf(uid)).toMatchObject({ guardianship: 'needed', adult_from_year });
});

it('writes a child’s answer and age limit to the stats in one update', async () => {
  const { uid, writeProfile } = newPerson();
  await writeProfile();
  const snapshots: { consents: unknown; adultFrom: unknown }[] = [];
  const stop = db.doc(paths.userStats(uid)).onSnapshot((snapshot) => {
    const adultFrom: unknown = snapshot.get('profile.adult_from_year');
    snapshots.push({ consents: snapshot.get('consents') as unknown, adultFrom });
  });
  await answer(uid, { birth_year: thisYear - 10 });
  const child = { consents: {}, adultFrom: thisYear + 9 };
  await vi.waitFor(() => expect(snapshots.at(-1)).toMatchObject(child), { timeout: 20_000 });
  stop();
  // Otherwise the app would open, and the device would remember that.
  expect(snapshots.filter(({ consents: given, adultFrom }) => given && !adultFrom)).toEqual([]);
});

it('keeps the guardian’s consent when a minor answers again, and removes it when an adult does', async () => {
  const { uid, stats, writeProfile } = newPerson();
  await writeProfile({ guardianship: 'recorded', adult_from_year: thisYear + 4 });
  await answer(uid, { birth_year: thisYear - 15 });
  expect(await stats()).toMatchObject({ consents: allGranted });
  expect(await profileOf(uid)).toMatchObject({ guardianship: 'recorded' });

  await answer(uid, { birth_year: thisYear - 20, ai: false });
  expect(await profileOf(uid)).toMatchObject({ guardianship: 'none' });
  expect(await profileOf(uid)).not.toHaveProperty('adult_from_year');
});

it('drops an invalid answer', async () => {
  const { uid, writeProfile } = newPerson();
  await writeProfile();
  const invalid = { ...consents(), account: false };
  await change(onConsentsWritten, paths.consents(uid), (ref) => ref.set(invalid));
  expect(await logOf(uid)).toEqual([]);
});

describe('in an adults-only church', () => {
  beforeEach(() => vi.stubEnv('GEMINI_ADULTS_ONLY_CHURCH', 'true'));
  afterEach(() => void vi.unstubAllEnvs());

  it('the answer of someone under 18 is rejected, and everything that it opened is closed again', async () => {
    const { uid, stats, writeProfile } = newPerson();
    await writeProfile();
    await answer(uid, { birth_year: thisYear - 17 });
    expect(await dataAt(paths.consents(uid))).toBeUndefined();
    expect((await stats())?.consents ?? null).toBeNull();
    // The rules then accept only this year of birth.
    const withYear = { guardianship: 'needed', adult_from_year: thisYear + 2 };
    expect(await profileOf(uid)).toMatchObject(withYear);
    await expect(requireAccess({ uid, hasConfirmedEmail: true })).rejects.toThrow(
      'autorização do seu responsável',
    );
  });

  it('the answer of an existing member who is a minor stays', async () => {
    const { uid, stats, writeProfile } = newPerson();
    await writeProfile();
    const ref = db.doc(paths.consents(uid));
    await ref.set(consents({ birth_year: thisYear - 17 }));
    await deliver(onConsentsWritten, ref.path, { before: await ref.get() });
    expect(await stats()).toMatchObject({ consents: allGranted });
    expect(await dataAt(paths.consents(uid))).toBeDefined();
  });

  it('an adult’s answer stays', async () => {
    const { uid, stats, writeProfile } = newPerson();
    await writeProfile();
    await answer(uid);
    expect(await stats()).toMatchObject({ consents: allGranted });
    expect(await dataAt(paths.consents(uid))).toBeDefined();
  });
});

it('allows Gemini only for adults who have consented to it', async () => {
  const { uid, writeProfile } = newPerson();
  await writeProfile();
  const allowsGemini = async () =>
    (await requireAccess({ uid, hasConfirmedEmail: true })).allowsGemini;
  await expect(allowsGemini()).rejects.toThrow('conte antes o ano em que você nasceu');
  await answer(uid, { ai: true });
  expect(await allowsGemini()).toBe(true);
  await answer(uid, { ai: false });
  expect(await allowsGemini()).toBe(false);
  await answer(uid, { ai: true, version: CONSENT_VERSION - 1 });
  expect(await allowsGemini()).toBe(false);
  // A minor, even with the guardian's consent.
  await answer(uid, { ai: true, birth_year: thisYear - 17 });
  await writeProfile({ guardianship: 'recorded', adult_from_year: thisYear + 2 });
  expect(await allowsGemini()).toBe(false);
});

describe('mentor-status', () => {
  const offersGemini = async (uid: string) => {
    const answered = await callAs(uid, 'mentor-status', null);
    return v.parse(responses['mentor-status'], answered).offersGemini;
  };
  beforeEach(() => {
    vi.stubEnv('GEMINI_ADULTS_ONLY_CHURCH', 'true');
    vi.stubEnv('GEMINI_API_KEY', 'key');
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('offers Gemini to an adult who has not consented to it', async () => {
    const { uid, writeProfile } = newPerson();
    await writeProfile();
    await answer(uid, { ai: false });
    expect(await offersGemini(uid)).toBe(true);
    await answer(uid, { ai: true, version: CONSENT_VERSION - 1 });
    expect(await offersGemini(uid)).toBe(true);
    await answer(uid, { ai: true });
    expect(await offersGemini(uid)).toBe(false);
  });

  it('offers it neither to a minor nor to a person of unknown age', async () => {
    const { uid, writeProfile } = newPerson();
    expect(await offersGemini(uid)).toBe(false);
    await writeProfile();
    expect(await offersGemini(uid)).toBe(false);
    const adult_from_year = thisYear + 2;
    for (const guardianship of ['needed', 'recorded'] as const) {
      await writeProfile({ guardianship, adult_from_year });
      expect(await offersGemini(uid)).toBe(false);
    }
  });

  it.each([
    ['GEMINI_API_KEY', ''],
    ['GEMINI_API_KEY', 'none'],
    ['GEMINI_ADULTS_ONLY_CHURCH', ''],
  ])('does not offer what the server does not have: %s="%s"', async (name, value) => {
    vi.stubEnv(name, value);
    const { uid, writeProfile } = newPerson();
    await writeProfile();
    await answer(uid, { ai: false });
    expect(await offersGemini(uid)).toBe(false);
  });
});
