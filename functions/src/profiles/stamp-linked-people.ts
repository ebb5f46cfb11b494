import { collections } from '@raizes/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { dropUnusable } from '../lib/drop-unusable';
import { stampProfile } from './stamp-profile';

/** How many people are read, and stamped side by side, at a time. */
const BATCH = 25;

/** Stamps everyone who is linked to this leader now; one person's unusable documents don't keep the others from it. */
export async function stampLinkedPeople(leaderId: string): Promise<void> {
  const linked = database
    .collection(collections.profiles)
    .where('pastor_id', '==', leaderId)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH);

  let page = await linked.get();
  while (!page.empty) {
    await Promise.all(
      page.docs.map(({ id }) => dropUnusable({ leaderId }, () => stampProfile(id))),
    );
    page = await linked.startAfter(page.docs.at(-1)).get();
  }
}
