import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { expect } from '@playwright/test';
import { db } from '../../support/admin';
import { answers } from './devotional-screen';

/** A completion as the app writes it; resolves when the trigger has credited it. */
export async function completeBefore(uid: string, day: Day) {
  const completion: UserDevotional = {
    user_id: uid,
    devotional_id: day,
    ...answers,
    verse_memorization: '',
    memorization_validated: false,
    completed_at: new Date(),
    completed_on: day,
  };
  await db.doc(paths.userDevotional(uid, day)).set(completion);
  await expect.poll(() => storedXp(uid)).toBe(50);
}

/** The XP that the server has credited. */
export async function storedXp(uid: string): Promise<unknown> {
  return (await db.doc(paths.userStats(uid)).get()).get('total_xp');
}
