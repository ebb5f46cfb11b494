import { peopleInDigest, withoutPerson } from '@raizes/domain/digest';
import { weeklyDigestSchema } from '@raizes/domain/documents/weekly-digest';
import { WEEKLY_DIGESTS } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../firebase';

/** Removes a person from every leader's digests, once they are gone, have another leader or no longer share their progress. */
export async function removeFromDigests(uid: string): Promise<void> {
  const { docs } = await database
    .collectionGroup(WEEKLY_DIGESTS)
    .where('people', 'array-contains', uid)
    .get();
  await Promise.all(
    docs.map(({ ref }) =>
      // In a transaction, because another person in the digest can be removed at the same time.
      database.runTransaction(async (tx) => {
        const stored = v.safeParse(weeklyDigestSchema, (await tx.get(ref)).data());
        if (!stored.success) {
          tx.delete(ref);
          return;
        }
        const digest = withoutPerson(stored.output, uid);
        tx.update(ref, { ...digest, people: peopleInDigest(digest) });
      }),
    ),
  );
}
