import { createHash } from 'node:crypto';
import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentDaySchema, observePart } from '@raizes/domain/documents/content-day';
import type { ContentDay, PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { atLeastOnce } from '../trigger';

/** Keeps `content_days` true: what an admin writes, changes or deletes is theirs from then on. */
export const onDevotionalWritten = onDocumentWritten(
  { document: 'devotionals/{day}', retry: true },
  atLeastOnce(async ({ params: { day }, data }) => {
    if (isDay(day)) await noteChange(day, 'devotional', data?.after);
  }),
);

/** As `onDevotionalWritten`; a reading that is moved to another day changes both. */
export const onDailyReadingWritten = onDocumentWritten(
  { document: 'daily_readings/{readingId}', retry: true },
  atLeastOnce(async ({ data }) => {
    const [before, after] = [dateOf(data?.before), dateOf(data?.after)];
    if (after) await noteChange(after, 'readings', data?.after);
    if (before && before !== after) await noteChange(before, 'readings', undefined);
  }),
);

function dateOf(snapshot: DocumentSnapshot | undefined): Day | null {
  const date: unknown = snapshot?.get('date');
  return typeof date === 'string' && isDay(date) ? date : null;
}

/** Compares what is there now, not what the event says: events come late and in any order. `after` only tells the usual case cheaply. */
async function noteChange(day: Day, part: PartName, after: DocumentSnapshot | undefined) {
  const ref = database.doc(paths.contentDay(day));
  const known = parseContentDay(day, await ref.get())[part];
  if (known?.locked) return;
  const isGone = !after?.exists;
  if (known && !isGone && known.documents[after.id] === hashOf(after)) return;
  await database.runTransaction(async (tx) => {
    const found = await readDay(tx, day);
    const observed = observePart(found.stored[part], hashesOf(found[part]), isGone);
    if (observed !== found.stored[part]) tx.set(ref, { ...found.stored, [part]: observed });
  });
}

/** What is stored of a day, and its documents as they are now. */
export interface FoundDay {
  stored: ContentDay;
  devotional: DocumentSnapshot[];
  readings: DocumentSnapshot[];
}

export async function readDay(tx: Transaction, day: Day): Promise<FoundDay> {
  const [stored, devotional, readings] = await Promise.all([
    tx.get(database.doc(paths.contentDay(day))),
    tx.get(database.doc(paths.devotional(day))),
    tx.get(database.collection(collections.dailyReadings).where('date', '==', day)),
  ]);
  return {
    stored: parseContentDay(day, stored),
    devotional: devotional.exists ? [devotional] : [],
    readings: readings.docs,
  };
}

export function parseContentDay(id: Day, stored: DocumentSnapshot | undefined): ContentDay {
  return stored?.exists
    ? v.parse(contentDaySchema, stored.data())
    : { id, devotional: null, readings: null };
}

export const hashesOf = (documents: DocumentSnapshot[]) =>
  Object.fromEntries(documents.map((document) => [document.id, hashOf(document)]));

const hashOf = (document: DocumentSnapshot) => hashFields(document.data() ?? {});

export function hashFields(fields: object): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}
