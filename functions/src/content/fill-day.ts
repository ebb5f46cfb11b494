import type { Day } from '@raizes/domain/day';
import { contentParts, observePart } from '@raizes/domain/documents/content-day';
import type { ContentPart, DayDocuments, PartName } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../firebase';
import { planReadingId } from './compose-readings';
import { hashesOf, readDay, saveDay } from './content-days';
import type { ChurchTime, DayChange } from './content-days';

/** What a part of a day should have. */
export interface WantedPart {
  /** Tells whether it is there already; null for nothing. */
  key: string | null;
  /** By their ids. */
  documents: Record<string, object>;
  /** Of the candidates in `key`, the one that it was written from. */
  candidate?: string | null;
  /** The quiet line that names the source to readers; null for none. */
  origin: string | null;
}

export interface WantedDay {
  day: Day;
  /** A part that is left out stays as it is. */
  parts: Partial<Record<PartName, WantedPart>>;
  /** Whether what was filled in before is replaced: not on a day that somebody may have begun. */
  mayReplace: boolean;
}

/** The plan has changed since the run began. */
export class StalePlanError extends Error {}

/**
 * Fills a day in one transaction: what is there as wanted stays untouched, and so does whatever is an admin's. Two runs at once, or a
 * run that is repeated, write it once.
 * @returns whether it has written anything to be read
 * @throws {StalePlanError} when the plan has another revision by now
 */
export async function fillDay(
  wanted: WantedDay,
  revision: number,
  at: ChurchTime,
): Promise<boolean> {
  return database.runTransaction(async (tx) => {
    const { day } = wanted;
    const [plan, found, completed, named] = await Promise.all([
      tx.get(database.doc(paths.contentPlan)),
      readDay(tx, day),
      tx.get(database.doc(paths.devotionalCompletions(day))),
      wanted.parts.readings ? readNamed(tx, day) : [],
    ]);
    if (plan.get('revision') !== revision) throw new StalePlanError();
    const parts: DayChange['parts'] = {};
    const documents: Partial<DayDocuments> = {};
    let filled = false;
    for (const name of contentParts) {
      const known = observePart(found.stored[name], hashesOf(found.documents[name]));
      const present = Object.keys(found.documents[name]);
      const part = wanted.parts[name] && withFreeIds(wanted.parts[name], day, present, named);
      const isCompleted = name === 'devotional' && completed.exists;
      const mayReplace = wanted.mayReplace && !isCompleted;
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

/** Whether a part is to be written; where there is nothing, always. */
export function isDue(known: ContentPart | null, key: string | null, mayReplace: boolean): boolean {
  if (known?.locked || (known?.key ?? null) === key) return false;
  return mayReplace || Object.keys(known?.documents ?? {}).length === 0;
}

/** The readings with an id that the plan gives to this day, even if an admin has moved them to another. */
async function readNamed(tx: Transaction, day: Day): Promise<string[]> {
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

/** A reading that an admin has moved to another day has kept its id: those of the plan take the next ones. */
function withFreeIds(part: WantedPart, day: Day, present: string[], named: string[]): WantedPart {
  const taken = new Set(named.filter((id) => !present.includes(id)));
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

const asFilled = ({ key, candidate = null, documents, origin }: WantedPart): ContentPart => ({
  source: 'plano',
  locked: false,
  key,
  candidate,
  documents: hashesOf(documents),
  origin,
});

function writePart(
  tx: Transaction,
  name: PartName,
  { documents }: WantedPart,
  present: string[],
): boolean {
  const collection = database.collection(
    name === 'devotional' ? collections.devotionals : collections.dailyReadings,
  );
  const before = new Set(present);
  for (const [id, fields] of Object.entries(documents)) {
    // What is new must not be there: an id that something else has taken fails the day instead of overwriting it.
    if (before.delete(id)) tx.set(collection.doc(id), fields);
    else tx.create(collection.doc(id), fields);
  }
  for (const id of before) tx.delete(collection.doc(id));
  return present.length > 0 || Object.keys(documents).length > 0;
}
