import type { Day } from '@raizes/domain/day';
import { isDay } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import type { CollectionReference } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { db } from '../../tests/support/admin';
import { sampleAccounts } from '../sample-accounts.mjs';
import { bibleVideos } from './content/bible-videos';
import { challengePool } from './content/challenges';
import { congregation } from './content/congregation';
import { sampleMessages } from './content/messages';
import { devotionalOf, readingIdOf, readingOf } from './published';

/** Whether an admin has erased the sample data, after which nothing is filled in again. */
export async function isErased(): Promise<boolean> {
  return (await db.doc(paths.sampleData).get()).get('erased') === true;
}

/**
 * Records the current sample data for the page that erases them. A day's content that someone has edited is no longer sample data.
 */
export async function writeManifest(): Promise<void> {
  const [devotionals, readings] = await Promise.all([
    unchanged(db.collection(collections.devotionals), (day) => day, devotionalOf),
    unchanged(db.collection(collections.dailyReadings), readingIdOf, readingOf),
  ]);
  await db.doc(paths.sampleData).set({
    people: [...sampleAccounts, ...congregation].map(({ uid }) => uid),
    documents: [
      ...devotionals,
      ...readings,
      ...challengePool.map(({ id }) => paths.challenge(id)),
      ...bibleVideos.map(({ id }) => paths.bibleVideo(id)),
      ...sampleMessages.map(({ id }) => paths.pastorMessage(id)),
    ],
  });
}

/** The paths of those days' documents that are unchanged since the seed wrote them. */
async function unchanged(
  collection: CollectionReference,
  idOf: (day: Day) => string,
  sampleOf: (day: Day) => object,
): Promise<string[]> {
  const { docs } = await collection.get();
  return docs
    .filter((found) => {
      const day: unknown = found.get('date');
      return (
        typeof day === 'string' &&
        isDay(day) &&
        found.id === idOf(day) &&
        isDeepStrictEqual(found.data(), { ...sampleOf(day) })
      );
    })
    .map(({ ref }) => ref.path);
}
