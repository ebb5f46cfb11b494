// Changes in tests that run triggers themselves. Each resolves after its trigger has run.
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import {
  onDailyReadingWritten,
  onDevotionalWritten,
} from '../../../functions/src/content/content-day-triggers';
import { onProfileWritten } from '../../../functions/src/people/profiles';
import { onChallengeStarted } from '../../../functions/src/progress/on-challenge-started';
import { onDevotionalCompleted } from '../../../functions/src/progress/on-devotional-completed';
import { onReadingCompleted } from '../../../functions/src/progress/on-reading-completed';
import { changeEvent, createdEvent } from './database';
import { complete, readChapter, start } from './progress';

type DocumentChange = (ref: DocumentReference) => Promise<unknown>;

/** Changes a devotional as an admin does. */
export async function changeDevotional(day: Day, change: DocumentChange): Promise<void> {
  await onDevotionalWritten.run(await changeEvent(paths.devotional(day), { day }, change));
}

/** Changes a reading as an admin does. */
export async function changeReading(readingId: string, change: DocumentChange): Promise<void> {
  const path = paths.dailyReading(readingId);
  await onDailyReadingWritten.run(await changeEvent(path, { readingId }, change));
}

/** Runs `change`, which writes the person's profile. */
export async function changeProfile(uid: string, change: () => Promise<unknown>): Promise<void> {
  await onProfileWritten.run(await changeEvent(paths.profile(uid), { uid }, change));
}

export async function completeDay(...[uid, day, changes]: Parameters<typeof complete>) {
  const params = { uid, devotionalId: day };
  const completed = () => complete(uid, day, changes);
  await onDevotionalCompleted.run(
    await changeEvent(paths.userDevotional(uid, day), params, completed),
  );
}

/** Runs `change`, which writes the person's completion of the reading. */
export async function changeReadingCompletion(
  uid: string,
  readingId: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const path = paths.userDailyReading(uid, readingId);
  await onReadingCompleted.run(await changeEvent(path, { uid, readingId }, change));
}

export const completeReading = (uid: string, day: Day, readingId: string) =>
  changeReadingCompletion(uid, readingId, () => readChapter(uid, day, readingId));

export async function startChallenge(uid: string, challengeId: string, day: Day) {
  await start(uid, challengeId, day);
  const path = paths.userChallenge(uid, challengeId);
  await onChallengeStarted.run(await createdEvent(path, { uid, challengeId }));
}
