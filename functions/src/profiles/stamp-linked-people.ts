import { collections } from '@raizes/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { stampProfile } from './stamp-profile';

/** How many people are read, and stamped side by side, at a time. */
const BATCH = 25;

/** Stamps everyone who is linked to this leader now. */
export async function stampLinkedPeople(leaderId: string): Promise<void> {
  const linked = database
    .collection(collections.profiles)
    .where('pastor_id', '==', leaderId)
    .orderBy(FieldPath.documentId())
    .select()
    .limit(BATCH);

  let page = await linked.get();
  while (!page.empty) {
    await Promise.all(page.docs.map(({ id }) => stampProfile(id)));
    page = await linked.startAfter(page.docs.at(-1)).get();
  }
}
