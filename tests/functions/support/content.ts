import type { DocumentReference } from 'firebase-admin/firestore';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import {
  onDailyReadingWritten,
  onDevotionalWritten,
} from '../../../functions/src/content/content-days';
import { changeEvent } from './database';

type DocumentChange = (ref: DocumentReference) => Promise<unknown>;

/** Changes a devotional as an admin does. Its trigger has run when this resolves. */
export async function changeDevotional(day: Day, change: DocumentChange): Promise<void> {
  await onDevotionalWritten.run(await changeEvent(paths.devotional(day), { day }, change));
}

/** Changes a reading as an admin does. Its trigger has run when this resolves. */
export async function changeReading(readingId: string, change: DocumentChange): Promise<void> {
  const path = paths.dailyReading(readingId);
  await onDailyReadingWritten.run(await changeEvent(path, { readingId }, change));
}
