import { ERASED_PERSON } from '@raizes/domain/erased-person';
import { collections, paths } from '@raizes/domain/paths';
import { database } from '../lib/database';
import { dropUnusable } from '../lib/drop-unusable';
import { stampProfile } from '../profiles/stamp-profile';
import { eachFound } from './each-found';

/** Whoever is linked to a leader is linked to nobody any more, and their dashboard says so. */
export async function leaveDisciples(uid: string): Promise<void> {
  const linked = database.collection(collections.profiles).where('pastor_id', '==', uid);
  await eachFound(linked, async ({ id, ref }) => {
    await ref.update({ pastor_id: null });
    await dropUnusable({ step: 'leaveDisciples' }, () => stampProfile(id));
  });
}

export async function leaveChurch(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const church = await tx.get(database.doc(paths.church));
    if (church.get('default_leader_id') === uid) tx.update(church.ref, { default_leader_id: null });
  });
}

/** What an administrator published stays, and so does what they recorded; by whom it was goes. */
export async function leaveContent(uid: string): Promise<void> {
  const authored = [collections.devotionals, collections.challenges].map((name) =>
    database.collection(name).where('created_by', '==', uid),
  );
  for (const query of authored) {
    await eachFound(query, ({ ref }) => ref.update({ created_by: ERASED_PERSON }));
  }
  const recorded = database.collectionGroup('consent_log').where('recorded_by', '==', uid);
  await eachFound(recorded, ({ ref }) => ref.update({ recorded_by: ERASED_PERSON }));
}
