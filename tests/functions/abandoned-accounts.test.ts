import { eraseAbandoned } from '../../functions/src/privacy/abandoned-accounts';
import { onErasureRequested, resumeErasures } from '../../functions/src/privacy/erase-account';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { ABANDONED_AFTER_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { dataAt } from './support/database';
import { deliver } from './support/triggers';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A time after the date from which new accounts are informed that they can be erased. */
const now = new Date('2027-06-01T12:00:00Z');
const agedDays = (uid: string, days: number) => ({
  uid,
  createdAt: new Date(now.getTime() - days * DAY_MS),
});
const isErased = async (uid: string) => (await erasureOf(uid).get()).exists;
const accountOf = (uid: string) => auth.getUser(uid).catch(({ code }: { code: string }) => code);

it('erases an account whose consents are not answered within 30 days', async () => {
  const { uid } = await createUser({ withoutConsents: true });
  const email = `${randomUUID()}@raizes.test`;
  const withoutProfile = await auth.createUser({ email, password: 'segredo123' });
  const unanswered = [uid, withoutProfile.uid];

  await eraseAbandoned(
    unanswered.map((id) => agedDays(id, ABANDONED_AFTER_DAYS - 0.1)),
    now,
  );
  expect(await Promise.all(unanswered.map(isErased))).toEqual([false, false]);

  await eraseAbandoned(
    unanswered.map((id) => agedDays(id, ABANDONED_AFTER_DAYS)),
    now,
  );
  for (const id of unanswered) {
    await deliver(onErasureRequested, erasureOf(id).path);
    expect(await accountOf(id)).toBe('auth/user-not-found');
  }
  expect(await dataAt(paths.profile(uid))).toBeUndefined();
});

it('keeps an account that answered, and one that was in use before consents were asked for', async () => {
  const active = await Promise.all([
    createUser(),
    createUser({ withoutConsents: true, stats: { total_devotionals_completed: 1 } }),
    createUser({ withoutConsents: true, stats: { total_readings: 1 } }),
    createUser({ withoutConsents: true, admin: true }),
    createUser({ withoutConsents: true, position: 'lider' }),
  ]);
  await eraseAbandoned(
    active.map(({ uid }) => agedDays(uid, ABANDONED_AFTER_DAYS + 1)),
    now,
  );
  const old = await createUser({ withoutConsents: true });
  await eraseAbandoned([agedDays(old.uid, 400)], now);
  expect(await Promise.all([...active, old].map(({ uid }) => isErased(uid)))).toEqual(
    [...active, old].map(() => false),
  );
});

it('keeps an account with a role, a position or a conversation that is missing from its stats', async () => {
  const people = await Promise.all(
    Array.from({ length: 3 }, () => createUser({ withoutConsents: true })),
  );
  const [admin, leader, author] = people.map(({ uid }) => uid);
  await Promise.all([
    db.doc(paths.userRole(admin ?? '', 'admin')).set({ user_id: admin, role: 'admin' }),
    db.doc(paths.profile(leader ?? '')).update({ position: 'lider' }),
    db.doc(paths.mentorConversation(author ?? '', 'first')).set({ title: 'Oração' }),
  ]);
  const uids = people.map(({ uid }) => uid);
  await eraseAbandoned(
    uids.map((uid) => agedDays(uid, ABANDONED_AFTER_DAYS + 1)),
    now,
  );
  expect(await Promise.all(uids.map(isErased))).toEqual(uids.map(() => false));
});

it('erases an account whose answer an adults-only church has rejected', async () => {
  const { uid } = await createUser({ withoutConsents: true });
  const refused = { guardianship: 'needed', adult_from_year: 2030 };
  await db.doc(paths.profile(uid)).update(refused);
  await eraseAbandoned([agedDays(uid, ABANDONED_AFTER_DAYS)], now);
  expect(await isErased(uid)).toBe(true);
});

it('keeps an account created before people were informed of this erasure', async () => {
  const { uid } = await createUser({ withoutConsents: true });
  const createdAt = new Date('2026-11-21T12:00:00Z');
  await eraseAbandoned([{ uid, createdAt }], new Date('2026-12-25T12:00:00Z'));
  expect(await isErased(uid)).toBe(false);
});

it('resumes an abandoned erasure, and leaves a running one to its event', async () => {
  const [abandoned, running] = await Promise.all([createUser(), createUser()]);
  const request = ({ uid }: { uid: string }, hours: number) =>
    erasureOf(uid).set({ uid, requested_at: new Date(now.getTime() - hours * 3_600_000) });
  await Promise.all([request(abandoned, 25), request(running, 23)]);
  await resumeErasures(now);
  expect(await dataAt(paths.profile(abandoned.uid))).toBeUndefined();
  expect(await accountOf(abandoned.uid)).toBe('auth/user-not-found');
  expect((await erasureOf(abandoned.uid).get()).data()).not.toHaveProperty('uid');
  expect(await dataAt(paths.profile(running.uid))).toBeDefined();
});
