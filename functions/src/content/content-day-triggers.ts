import { createHash } from 'node:crypto';
import { isDay, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  composeContent,
  contentDaySchema,
  observePart,
} from '@raizes/domain/documents/content-day';
import type { ContentDay, DayDocuments, PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { highestNumber } from '@raizes/domain/content/reading-ids';
import { daysToCatchUp, lateUntil } from '@raizes/domain/progress/late-days';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { churchTimeZone } from '../church/time-zone';
import { database } from '../firebase';
import { atLeastOnce } from '../trigger';

/** Keeps `content_days` up to date. A part that an admin changes belongs to the admin from then on. */
export const onDevotionalWritten = onDocumentWritten(
  { document: 'devotionals/{day}', retry: true },
  atLeastOnce(async ({ params: { day }, data, time }) => {
    if (!data || !isDay(day)) return;
    // A devotional that existed only before anyone could begin the day was never published, however late its events are delivered.
    const hadBegun = day < firstReplaceableDay(new Date(time));
    const publishedAt = hadBegun ? earliest(createdAt(data.before), createdAt(data.after)) : null;
    await recordChange(day, 'devotional', data.after, { publishedAt });
  }),
);

/** Like `onDevotionalWritten`; moving a reading to another day updates both days. */
export const onDailyReadingWritten = onDocumentWritten(
  { document: 'daily_readings/{readingId}', retry: true },
  atLeastOnce(async ({ params: { readingId }, data }) => {
    const [before, after] = [dateOf(data?.before), dateOf(data?.after)];
    const used = { usedReadingIds: [readingId] };
    if (after) await recordChange(after, 'readings', data?.after, used);
    if (before && before !== after) await recordChange(before, 'readings', undefined, used);
  }),
);

function dateOf(snapshot: DocumentSnapshot | undefined): Day | null {
  const date: unknown = snapshot?.get('date');
  return typeof date === 'string' && isDay(date) ? date : null;
}

const createdAt = (snapshot: DocumentSnapshot) => snapshot.createTime?.toDate() ?? null;

/**
 * Updates a day's document from the current documents, not from the event's: events arrive late and in any order. `after` is only a
 * shortcut for the usual case, a document that the plan has just filled in, which then costs a single read. `fromEvent` holds
 * facts that only the event has, because the document can be gone by now.
 */
async function recordChange(
  day: Day,
  part: PartName,
  after: DocumentSnapshot | undefined,
  fromEvent: Pick<DayChange, 'publishedAt' | 'usedReadingIds'>,
) {
  const stored = parseContentDay(day, await database.doc(paths.contentDay(day)).get());
  const known = stored[part];
  const isGone = !after?.exists;
  const isFilled = known && !known.locked && !isGone && known.documents[after.id] === hashOf(after);
  if (isFilled) return;
  const at = { now: new Date(), timeZone: await churchTimeZone() };
  await refreshDay(day, at, (found) => {
    const observed = observePart({
      known: found.stored[part],
      present: hashesOf(found.documents[part]),
      wasDeleted: isGone,
    });
    return { parts: { [part]: observed }, ...fromEvent };
  });
}

/** Brings the day's document up to date with its devotional and readings. */
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

/** Rewrites each day whose document differs from its content, because an event was lost. */
export async function repairContentDays(days: Day[], at: ChurchTime): Promise<void> {
  for (const day of days) await refreshDay(day, at);
}

/** The current time, and the church's time zone, which decides when a day begins. */
export interface ChurchTime {
  now: Date;
  timeZone: string;
}

/** A day's stored document, and its content as it is now. */
export interface FoundDay {
  stored: ContentDay;
  documents: DayDocuments;
  /** When the day's devotional was created; null without one. */
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

/** How a transaction changes a day; whatever it omits stays as it was found. */
export interface DayChange {
  /** The new state of its parts: who owns them, and what was filled in. */
  parts?: Partial<Pick<ContentDay, PartName>>;
  /** All documents of a part as the transaction leaves them. */
  documents?: Partial<DayDocuments>;
  /** Ids that readings of the day have had, in addition to those that are found and written. */
  usedReadingIds?: string[];
  /** When the devotional was created, if `readDay` did not find it: it is already deleted, or this transaction writes it. */
  publishedAt?: Date | null;
}

/**
 * Writes the day's document, in the transaction that read it (`readDay`) and writes its content. If the day is late, also records on the
 * following days that it can be caught up. Everything is recomputed, so repeating it is a no-op. The transaction must not read anything
 * afterwards.
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
  // A devotional that is removed before anyone can begin its day was never published.
  const published_at =
    isEmptied && stored.id >= firstReplaceableDay(now)
      ? null
      : earliest(stored.published_at, found.publishedAt, change.publishedAt);
  const content = composeContent(documents);
  const ids = [found.documents, documents].flatMap(({ readings }) => Object.keys(readings));
  const numbered = highestNumber(stored.id, [...ids, ...(change.usedReadingIds ?? [])]);
  const lateFrom = content.devotional && published_at;
  const wasLateFrom = stored.content.devotional ? stored.published_at : null;
  // An unchanged publication time keeps its `late_until`, even if the church has changed its time zone since.
  const isSame = lateFrom?.getTime() === wasLateFrom?.getTime();
  // `late_days` is written by the days before this one, which the same transaction can be writing.
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
  const [oldDays, newDays] = [catchUpDays(wasLateFrom), catchUpDays(lateFrom)];
  const updateLateDays = (days: Day[], late_days: FieldValue) => {
    for (const id of days)
      tx.set(database.doc(paths.contentDay(id)), { id, late_days }, { merge: true });
  };
  updateLateDays(newDays, FieldValue.arrayUnion(stored.id));
  updateLateDays(
    oldDays.filter((day) => !newDays.includes(day)),
    FieldValue.arrayRemove(stored.id),
  );
}

const earliest = (...times: (Date | null | undefined)[]): Date | null =>
  times.reduce<Date | null>(
    (first, each) => (each && (!first || each < first) ? each : first),
    null,
  );

export function parseContentDay(id: Day, stored: DocumentSnapshot | undefined): ContentDay {
  return v.parse(contentDaySchema, { id, ...stored?.data() });
}

/** Hashes documents by their ids; a comparison shows whether they are still as they were filled in. */
export const hashesOf = (documents: Record<string, object>) =>
  Object.fromEntries(Object.entries(documents).map(([id, fields]) => [id, hashFields(fields)]));

const hashOf = (document: DocumentSnapshot) => hashFields(document.data() ?? {});

export function hashFields(fields: object): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}
