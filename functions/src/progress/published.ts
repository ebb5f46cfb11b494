import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { database } from '../firebase';
import { InvalidDocumentError, oncePerInstance } from '../trigger';

/**
 * The verse of a day's devotional, as this instance has read it: once a day, not once a person. Null where the devotional was deleted:
 * somebody who had begun it keeps their day.
 * @throws {InvalidDocumentError} when the day has never had one
 */
export async function verseOfDay(day: Day): Promise<string | null> {
  try {
    return await verseThere(day);
  } catch (cause) {
    if (cause instanceof DeletedError) return null;
    throw cause;
  }
}

class DeletedError extends Error {}

/** What is not there is not remembered: it may be written yet. */
const verseThere = oncePerInstance(async (day: Day): Promise<string> => {
  const [devotional, contentDay] = await database.getAll(
    database.doc(paths.devotional(day)),
    database.doc(paths.contentDay(day)),
    { fieldMask: ['verse_text', 'published_at'] },
  );
  const verse: unknown = devotional?.get('verse_text');
  if (devotional?.exists) return typeof verse === 'string' ? verse : '';
  if (contentDay?.get('published_at')) throw new DeletedError();
  throw new InvalidDocumentError(paths.devotional(day), ['missing']);
});

/** Whether a day has, or had, a devotional. */
export const isPublished = (day: Day) => isThere(verseOfDay(day));

/**
 * Asks for a reading once an instance.
 * @throws {InvalidDocumentError} when there is none
 */
export const requireReading = oncePerInstance(async (id: string): Promise<void> => {
  const ref = database.doc(paths.dailyReading(id));
  const [found] = await database.getAll(ref, { fieldMask: ['date'] });
  if (!found?.exists) throw new InvalidDocumentError(ref.path, ['missing']);
});

export const isReading = (id: string) => isThere(requireReading(id));

async function isThere(found: Promise<unknown>): Promise<boolean> {
  try {
    await found;
    return true;
  } catch (cause) {
    if (cause instanceof InvalidDocumentError) return false;
    throw cause;
  }
}
