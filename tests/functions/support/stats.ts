import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { expect } from 'vitest';
import { db } from '../../support/admin';

export async function statsOf(uid: string): Promise<UserStats | undefined> {
  const data = (await db.doc(paths.userStats(uid)).get()).data();
  return data && v.parse(userStatsSchema, data);
}

/** Resolves once the triggers have made the stats say this. */
export async function untilStats(uid: string, expected: Partial<UserStats>) {
  await expect.poll(() => statsOf(uid), patiently).toMatchObject(expected);
  return statsOf(uid);
}

/** A function's first call starts a process; on a small machine that takes a while. */
export const patiently = { timeout: 30_000, interval: 50 };
