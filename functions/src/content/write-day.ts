import { planReadingId } from '@raizes/domain/content/reading-ids';
import type { PlanDay } from '@raizes/domain/content/schedule';
import type { Day } from '@raizes/domain/day';
import { contentParts, observePart } from '@raizes/domain/documents/content-day';
import type { ContentPart, DayDocuments, PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';
import { hashesOf, readDay, saveDay } from './content-day-triggers';
import type { ChurchTime, DayChange } from './content-day-triggers';

/** What the plan fills a part of a day with. */
export interface PartFill {
  /** Identifies the content, so that content already in place is recognized; null for an empty part. */
  key: string | null;
  /** By document id. */
  documents: Record<string, object>;
  /** The candidate in `key` that it was written from. */
  candidate?: string | null;
  /** The line that names the source to readers; null for none. */
  origin: string | null;
  /** Which day of the plan the readings are. */
  planDay?: PlanDay | null;
}

export interface DayFill {
  day: Day;
  /** A part that is omitted stays as it is. */
  parts: Partial<Record<PartName, PartFill>>;
  /** Whether content that was filled in earlier can be replaced; false on a day that someone can have begun. */
  mayReplace: boolean;
}

/** Thrown when the plan has changed since the run began. */
export class StalePlanError extends Error {}

/**
 * Fills a day in one transaction. Leaves content unchanged if it is already the same or belongs to an admin. Idempotent: concurrent or
 * repeated runs write a day once.
 * @returns whether content was written or removed
 * @param revision that of the plan; undefined if there is none
 * @throws {StalePlanError} if the plan has another revision by now
 */
export async function writeDay(
  fill: DayFill,
  revision: number | undefined,
  at: ChurchTime,
): Promise<boolean> {
  return database.runTransaction(async (tx) => {
    const { day } = fill;
    const [plan, found, completed, planIds] = await Promise.all([
      tx.get(database.doc(paths.contentPlan)),
      readDay(tx, day),
      tx.get(database.doc(paths.devotionalCompletions(day))),
      fill.parts.readings ? readPlanIds(tx, day) : [],
    ]);
    if (plan.get('revision') !== revision) throw new StalePlanError();
    const parts: DayChange['parts'] = {};
    const documents: Partial<DayDocuments> = {};
    let filled = false;
    for (const name of contentParts) {
      const known = observePart({
        known: found.stored[name],
        present: hashesOf(found.documents[name]),
      });
      const present = Object.keys(found.documents[name]);
      const part = fill.parts[name] && withFreeIds(fill.parts[name], day, present, planIds);
      const isCompleted = name === 'devotional' && completed.exists;
      const mayReplace = fill.mayReplace && !isCompleted;
      parts[name] = known;
      if (!part || !isDue(known, part.key, mayReplace)) continue;
      filled = writePart(tx, name, part, present) || filled;
      parts[name] = asFilled(part);
      documents[name] = part.documents;
    }
    const publishedAt = documents.devotional?.[day] ? at.now : null;
    saveDay(tx, found, { parts, documents, publishedAt }, at);
    return filled;
  });
}

/** Whether a part has to be written. An empty part can always be filled, a filled part only if `mayReplace`. */
export function isDue(known: ContentPart | null, key: string | null, mayReplace: boolean): boolean {
  if (known?.locked || (known?.key ?? null) === key) return false;
  return mayReplace || Object.keys(known?.documents ?? {}).length === 0;
}

/** Reads the ids of the readings that the plan created for this day, even if an admin has moved them to another day. */
async function readPlanIds(tx: Transaction, day: Day): Promise<string[]> {
  const id = FieldPath.documentId();
  const prefix = planReadingId(day, '');
  const { docs } = await tx.get(
    database
      .collection(collections.dailyReadings)
      .where(id, '>=', prefix)
      .where(id, '<', `${prefix}:`)
      .select(),
  );
  return docs.map((each) => each.id);
}

/** Skips ids in use: a reading that an admin moved to another day keeps its id, so the plan's readings take the next free ones. */
function withFreeIds(part: PartFill, day: Day, present: string[], planIds: string[]): PartFill {
  const taken = new Set(planIds.filter((id) => !present.includes(id)));
  let number = 0;
  const nextId = () => {
    do number += 1;
    while (taken.has(planReadingId(day, number)));
    return planReadingId(day, number);
  };
  if (taken.size === 0) return part;
  const documents = Object.values(part.documents).map((fields) => ({ ...fields, id: nextId() }));
  return { ...part, documents: Object.fromEntries(documents.map((each) => [each.id, each])) };
}

const asFilled = ({
  planDay,
  key,
  candidate = null,
  documents,
  origin,
}: PartFill): ContentPart => ({
  source: 'plano',
  locked: false,
  key,
  candidate,
  documents: hashesOf(documents),
  origin,
  ...(planDay && { plan_day: planDay }),
});

function writePart(
  tx: Transaction,
  name: PartName,
  { documents }: PartFill,
  present: string[],
): boolean {
  const collection = database.collection(
    name === 'devotional' ? collections.devotionals : collections.dailyReadings,
  );
  const before = new Set(present);
  for (const [id, fields] of Object.entries(documents)) {
    // `create` fails the day if another document has taken the id, instead of overwriting that document.
    if (before.delete(id)) tx.set(collection.doc(id), fields);
    else tx.create(collection.doc(id), fields);
  }
  for (const id of before) tx.delete(collection.doc(id));
  return present.length > 0 || Object.keys(documents).length > 0;
}
