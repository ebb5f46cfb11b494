import { collections, paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { aProfile } from '../../factories';
import { db, withoutTriggers } from '../../support/admin';
import { createUser } from '../../support/people';
import { signedIn } from '../support/calls';
import { newUid } from '../support/progress';

const ledBy = async (uid: string) =>
  (await db.collection(collections.profiles).where('pastor_id', '==', uid).get()).size;

it('a leader who steps down hands over more disciples than fit into one transaction', async () => {
  const [{ call }, { uid: userId }, { uid: successorId }] = await Promise.all([
    signedIn({ admin: true }),
    createUser({ position: 'lider' }),
    createUser({ position: 'lider' }),
  ]);
  // Nobody waits for the triggers of 230 profiles.
  await withoutTriggers(async () => {
    const batch = db.batch();
    for (const id of Array.from({ length: 230 }, newUid)) {
      batch.set(db.doc(paths.profile(id)), aProfile({ id, pastor_id: userId }));
    }
    await batch.commit();
    const stepDown = { userId, position: 'discipulo', successorId };
    expect((await call('change-position', stepDown)).status).toBe(200);
  });
  expect([await ledBy(userId), await ledBy(successorId)]).toEqual([0, 230]);
});
