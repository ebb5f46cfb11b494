import { eraseAbandoned } from '../../functions/src/privacy/abandoned-accounts';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { ABANDONED_AFTER_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auth } from '../support/admin';
import { createUser } from '../support/people';
import { dataAt } from './support/database';
import { patiently } from './support/progress';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const agedDays = (uid: string, days: number) => ({
  uid,
  createdAt: new Date(now.getTime() - days * DAY_MS),
});
const isErased = async (uid: string) => (await erasureOf(uid).get()).exists;

it('an account whose consents are never answered is erased after 30 days', async () => {
  const { uid } = await createUser({ unasked: true });
  const email = `${randomUUID()}@raizes.test`;
  const withoutProfile = await auth.createUser({ email, password: 'segredo123' });
  const abandoned = [uid, withoutProfile.uid];

  await eraseAbandoned(
    abandoned.map((id) => agedDays(id, ABANDONED_AFTER_DAYS - 0.1)),
    now,
  );
  expect(await Promise.all(abandoned.map(isErased))).toEqual([false, false]);

  await eraseAbandoned(
    abandoned.map((id) => agedDays(id, ABANDONED_AFTER_DAYS)),
    now,
  );
  for (const id of abandoned) {
    await expect
      .poll(() => auth.getUser(id).catch(({ code }: { code: string }) => code), patiently)
      .toBe('auth/user-not-found');
  }
  expect(await dataAt(paths.profile(uid))).toBeUndefined();
});

it('an account that answered stays, and so does one that was used before there was the question', async () => {
  const kept = await Promise.all([
    createUser(),
    createUser({ unasked: true, stats: { total_devotionals_completed: 1 } }),
    createUser({ unasked: true, stats: { total_readings: 1 } }),
    createUser({ unasked: true, admin: true }),
    createUser({ unasked: true, position: 'lider' }),
  ]);
  await eraseAbandoned(
    kept.map(({ uid }) => agedDays(uid, ABANDONED_AFTER_DAYS + 1)),
    now,
  );
  const old = await createUser({ unasked: true });
  await eraseAbandoned([agedDays(old.uid, 400)], now);
  expect(await Promise.all([...kept, old].map(({ uid }) => isErased(uid)))).toEqual(
    [...kept, old].map(() => false),
  );
});
