import { createHash } from 'node:crypto';
import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  composeContent,
  contentDaySchema,
  observePart,
} from '@raizes/domain/documents/content-day';
import type { ContentDay, DayDocuments, PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { firstFreeDay } from '@raizes/domain/plans/content-plan';
import { highestNumber } from '@raizes/domain/reading-ids';
import { daysToCatchUp, lateUntil } from '@raizes/domain/progress/late-days';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { atLeastOnce } from '../trigger';

/** Keeps `content_days` true: what an admin writes, changes or deletes is theirs from then on, and what is read on the day follows. */
export const onDevotionalWritten = onDocumentWritten(
  { document: 'devotionals/{day}', retry: true },
  atLeastOnce(async ({ params: { day }, data, time }) => {
    if (!data || !isDay(day)) return;
    // What was there only before anybody can have begun the day has published nothing, however late its events come.
    const hadBegun = day < firstFreeDay(new Date(time));
    const publishedAt = hadBegun ? earliest(createdAt(data.before), createdAt(data.after)) : null;
    await noteChange(day, 'devotional', data.after, { publishedAt });
  }),
);

/** As `onDevotionalWritten`; a reading that is moved to another day changes both. */
export const onDailyReadingWritten = onDocumentWritten(
  { document: 'daily_readings/{readingId}', retry: true },
  atLeastOnce(async ({ params: { readingId }, data }) => {
    const [before, after] = [dateOf(data?.before), dateOf(data?.after)];
    const named = { named: [readingId] };
    if (after) await noteChange(after, 'readings', data?.after, named);
    if (before && before !== after) await noteChange(before, 'readings', undefined, named);
  }),
);

function dateOf(snapshot: DocumentSnapshot | undefined): Day | null {
  const date: unknown = snapshot?.get('date');
  return typeof date === 'string' && isDay(date) ? date : null;
}

const createdAt = (snapshot: DocumentSnapshot) => snapshot.createTime?.toDate() ?? null;

/**
 * Compares what is there now, not what the event says: events come late and in any order. `after` only tells the usual case cheaply,
 * and `more` what it says of a document that may be gone by now.
 */
async function noteChange(
  day: Day,
  part: PartName,
  after: DocumentSnapshot | undefined,
  more: Pick<DayChange, 'publishedAt' | 'named'>,
) {
  const stored = parseContentDay(day, await database.doc(paths.contentDay(day)).get());
  const known = stored[part];
  const isGone = !after?.exists;
  const isFilled = known && !known.locked && !isGone && known.documents[after.id] === hashOf(after);
  if (stored.content && isFilled) return;
  const at = { now: new Date(), timeZone: await churchTimeZone() };
  await refreshDay(day, at, (found) => {
    const observed = observePart(found.stored[part], hashesOf(found.documents[part]), isGone);
    return { parts: { [part]: observed }, ...more };
  });
}

/** Brings the day's document up to date with what is there. */
async function refreshDay(
  day: Day,
  at: ChurchTime,
  changeOf: (found: FoundDay) => DayChange = () => ({}),
): Promise<void> {
  await database.runTransaction(async (tx) => {
    const found = await readDay(tx, day);
    saveDay(tx, found, changeOf(found), at);
  });
}

/** Writes the days that differ from their documents: they are older than the copies, or an event was lost. */
export async function completeDays(days: Day[], at: ChurchTime): Promise<void> {
  for (const day of days) await refreshDay(day, at);
}

/** A moment, and the time zone of the church, in which a day begins. */
export interface ChurchTime {
  now: Date;
  timeZone: string;
}

/** What is stored of a day, and its documents as they are now. */
export interface FoundDay {
  stored: ContentDay;
  documents: DayDocuments;
  /** When the devotional that is there was created. */
  publishedAt: Date | null;
}

export async function readDay(tx: Transaction, day: Day): Promise<FoundDay> {
  const [stored, devotional, readings] = await Promise.all([
    tx.get(database.doc(paths.contentDay(day))),
    tx.get(database.doc(paths.devotional(day))),
    tx.get(database.collection(collections.dailyReadings).where('date', '==', day)),
  ]);
  return {
    stored: parseContentDay(day, stored),
    documents: {
      devotional: fieldsOf(devotional.exists ? [devotional] : []),
      readings: fieldsOf(readings.docs),
    },
    publishedAt: createdAt(devotional),
  };
}

const fieldsOf = (found: DocumentSnapshot[]) =>
  Object.fromEntries(found.map((each) => [each.id, each.data() ?? {}]));

/** What a transaction makes of a day; what is left out stays as it was found. */
export interface DayChange {
  /** Whose its parts are. */
  parts?: Partial<Pick<ContentDay, PartName>>;
  /** The documents that the transaction leaves there, all of a part. */
  documents?: Partial<DayDocuments>;
  /** Ids that readings of the day have had, beside those that are found and written. */
  named?: string[];
  /** When a devotional was there, if it is not the one that was found: now, where the transaction writes one. */
  publishedAt?: Date | null;
}

/**
 * Writes the day's document in the transaction that has read it (`readDay`) and writes its documents, and on the days after a late one
 * that it may still be done. All of it is worked out anew, so that what is repeated writes nothing. No read may follow it.
 */
export function saveDay(
  tx: Transaction,
  found: FoundDay,
  change: DayChange,
  { now, timeZone }: ChurchTime,
): void {
  const { stored } = found;
  const documents = { ...found.documents, ...change.documents };
  const isEmptied = Object.keys(documents.devotional).length === 0;
  // A devotional that is taken away before anybody can have begun it was never published.
  const published_at =
    isEmptied && stored.id >= firstFreeDay(now)
      ? null
      : earliest(stored.published_at, found.publishedAt, change.publishedAt);
  const content = composeContent(documents);
  const ids = [found.documents, documents].flatMap(({ readings }) => Object.keys(readings));
  const numbered = highestNumber(stored.id, [...ids, ...(change.named ?? [])]);
  const lateFrom = content.devotional && published_at;
  const wasLateFrom = stored.content?.devotional ? stored.published_at : null;
  // It stays as it is, even if the church has another time zone by now.
  const isSame = lateFrom?.getTime() === wasLateFrom?.getTime();
  // What may be caught up on it is left to the days before it, which the same transaction may be writing.
  const { late_days: _, ...before } = stored;
  const next: typeof before = {
    ...before,
    ...change.parts,
    content,
    ...(numbered > (stored.numbered ?? 0) && { numbered }),
    published_at,
    late_until:
      lateFrom && (isSame ? (stored.late_until ?? null) : lateUntil(stored.id, lateFrom, timeZone)),
  };
  if (!isDeepStrictEqual(next, before))
    tx.set(database.doc(paths.contentDay(stored.id)), next, { mergeFields: Object.keys(next) });
  if (isSame) return;
  const catchUpDays = (at: Date | null | undefined) =>
    at ? daysToCatchUp(stored.id, at, timeZone) : [];
  const [earlier, open] = [catchUpDays(wasLateFrom), catchUpDays(lateFrom)];
  const note = (days: Day[], late_days: FieldValue) => {
    for (const id of days)
      tx.set(database.doc(paths.contentDay(id)), { id, late_days }, { merge: true });
  };
  note(open, FieldValue.arrayUnion(stored.id));
  note(
    earlier.filter((day) => !open.includes(day)),
    FieldValue.arrayRemove(stored.id),
  );
}

const earliest = (...moments: (Date | null | undefined)[]): Date | null =>
  moments.reduce<Date | null>(
    (first, each) => (each && (!first || each < first) ? each : first),
    null,
  );

export function parseContentDay(id: Day, stored: DocumentSnapshot | undefined): ContentDay {
  return v.parse(contentDaySchema, { id, ...stored?.data() });
}

/** By their ids, to tell whether documents are as they were filled in. */
export const hashesOf = (documents: Record<string, object>) =>
  Object.fromEntries(Object.entries(documents).map(([id, fields]) => [id, hashFields(fields)]));

const hashOf = (document: DocumentSnapshot) => hashFields(document.data() ?? {});

export function hashFields(fields: object): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}
