// Delivers events to the triggers as Firestore does: with the document before and after a change, at least once, in any order.
import type { Day } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import {
  onDailyReadingWritten,
  onDevotionalWritten,
} from '../../../functions/src/content/content-day-triggers';
import { onProfileWritten } from '../../../functions/src/people/profiles';
import { onChallengeStarted } from '../../../functions/src/progress/on-challenge-started';
import { onDevotionalCompleted } from '../../../functions/src/progress/on-devotional-completed';
import { onReadingCompleted } from '../../../functions/src/progress/on-reading-completed';
import { aDevotional } from '../../factories';
import { db } from '../../support/admin';
import { complete, newUid, readChapter, start, statsOf, writeProfile } from './progress';

/** A trigger of the product. Each has its own type of event. */
export interface Trigger {
  run: (event: never) => unknown;
  __endpoint: {
    eventTrigger?: {
      eventType: string;
      eventFilterPathPatterns?: Record<string, unknown>;
    };
  };
}

/** The event that a trigger is deployed for, and the documents whose changes it gets. */
function subscriptionOf({ __endpoint: { eventTrigger } }: Trigger) {
  const pattern = eventTrigger?.eventFilterPathPatterns?.['document'];
  return { type: eventTrigger?.eventType.split('.').at(-1), pattern: String(pattern) };
}

/** @throws if the trigger does not get the changes of this document */
function paramsOf(pattern: string, path: string): Record<string, string> {
  const names: string[] = [];
  const expression = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${expression}$`).exec(path);
  if (!found) throw new Error(`A trigger of ${pattern} gets no event of ${path}`);
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

const kindOf = (existed: boolean, exists: boolean) =>
  existed ? (exists ? 'updated' : 'deleted') : exists ? 'created' : 'nothing';

interface Change {
  /** By default there was no document. */
  before?: DocumentSnapshot;
  /** By default the document as it is now. */
  after?: DocumentSnapshot;
  time?: Date;
}

/** Delivers one event. It can be called again, which is a redelivery. */
export type Delivery = () => Promise<void>;

/** The event of a change, to be delivered later. */
export async function eventOf(
  trigger: Trigger,
  path: string,
  { before, after, time = new Date() }: Change = {},
): Promise<Delivery> {
  const { type, pattern } = subscriptionOf(trigger);
  const data = {
    before: before ?? (await db.doc('nothing/here').get()),
    after: after ?? (await db.doc(path).get()),
  };
  const changed = kindOf(data.before.exists, data.after.exists);
  if (type !== 'written' && type !== changed)
    throw new Error(`A trigger of documents ${type} gets no event of one that was ${changed}`);
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '//firestore.googleapis.com/projects/demo-raizes/databases/(default)',
    type: `google.cloud.firestore.document.v1.${type}`,
    time: time.toISOString(),
    document: path,
    params: paramsOf(pattern, path),
    data: type === 'created' ? data.after : type === 'deleted' ? data.before : data,
  };
  return async () => void (await trigger.run(event as never));
}

/** Delivers the event of a change, by default that of the document's first write. */
export async function deliver(...of: Parameters<typeof eventOf>) {
  const delivery = await eventOf(...of);
  await delivery();
}

type DocumentChange = (ref: DocumentReference) => Promise<unknown>;

/** Changes a document without delivering the event. */
export async function hold(trigger: Trigger, path: string, how: DocumentChange): Promise<Delivery> {
  const ref = db.doc(path);
  const before = await ref.get();
  await how(ref);
  return eventOf(trigger, path, { before, after: await ref.get() });
}

/** Changes a document. Its trigger has run when this resolves. */
export async function change(...[trigger, path, how]: Parameters<typeof hold>): Promise<Delivery> {
  const delivery = await hold(trigger, path, how);
  await delivery();
  return delivery;
}

/** Changes a devotional as an admin does. */
export const changeDevotional = (day: Day, how: DocumentChange) =>
  change(onDevotionalWritten, paths.devotional(day), how);

/** Changes a reading as an admin does. */
export const changeReading = (readingId: string, how: DocumentChange) =>
  change(onDailyReadingWritten, paths.dailyReading(readingId), how);

/** Runs `how`, which writes the person's profile. */
export const changeProfile = (uid: string, how: DocumentChange) =>
  change(onProfileWritten, paths.profile(uid), how);

/** Publishes a devotional if the day has none. */
export async function publish(day: Day) {
  const ref = db.doc(paths.devotional(day));
  if (!(await ref.get()).exists) await ref.set(aDevotional({ date: day }));
}

/** Saves a completion of a published devotional. */
export async function completeDay(...[uid, day, changes]: Parameters<typeof complete>) {
  await publish(day);
  return change(onDevotionalCompleted, paths.userDevotional(uid, day), () =>
    complete(uid, day, changes),
  );
}

/** Runs `how`, which writes the person's completion of the reading. */
export const changeReadingCompletion = (uid: string, readingId: string, how: DocumentChange) =>
  change(onReadingCompleted, paths.userDailyReading(uid, readingId), how);

export const completeReading = (uid: string, day: Day, readingId: string) =>
  changeReadingCompletion(uid, readingId, () => readChapter(uid, day, readingId));

export const startChallenge = (uid: string, challengeId: string, day: Day) =>
  change(onChallengeStarted, paths.userChallenge(uid, challengeId), () =>
    start(uid, challengeId, day),
  );

/** What a person can do. The triggers have run when each resolves. */
export const actionsOf = (uid: string) => ({
  uid,
  complete: (...[day, changes]: [Day, Parameters<typeof complete>[2]?]) =>
    completeDay(uid, day, changes),
  readChapter: (day: Day, readingId: string) => completeReading(uid, day, readingId),
  writeProfile: (changes?: Partial<Profile>) =>
    changeProfile(uid, () => writeProfile(uid, changes)),
  stats: () => statsOf(uid),
});

/** A person without any documents. */
export const newPerson = () => actionsOf(newUid());
