import type { Day } from '@raizes/domain/day';
import type { UserDailyReading, UserDevotional } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { db } from '../../support/admin';
import { noonOf } from './days';

export function completionOf(uid: string, day: Day, changes: Partial<UserDevotional> = {}) {
  const completion: UserDevotional = {
    user_id: uid,
    devotional_id: day,
    reflection: 'Deus cuida de mim.',
    application: 'Ligar para o meu irmão.',
    verse_memorization: '',
    memorization_validated: false,
    completed_at: noonOf(day),
    completed_on: day,
    ...changes,
  };
  return completion;
}

/** As a device saves it: whatever was there before is replaced. */
export async function complete(uid: string, day: Day, changes?: Partial<UserDevotional>) {
  await db.doc(paths.userDevotional(uid, day)).set(completionOf(uid, day, changes));
}

export function readingOf(uid: string, day: Day, readingId: string) {
  const reading: UserDailyReading = {
    user_id: uid,
    daily_reading_id: readingId,
    reading_time_seconds: 180,
    completed_at: noonOf(day),
    completed_on: day,
  };
  return reading;
}

export async function readChapter(uid: string, day: Day, readingId: string) {
  await db.doc(paths.userDailyReading(uid, readingId)).set(readingOf(uid, day, readingId));
}
