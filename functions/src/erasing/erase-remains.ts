import { paths } from '@raizes/domain/paths';
import { database } from '../lib/database';

/** Everything that lies under a person's name. */
export async function eraseRemains(uid: string): Promise<void> {
  await database.doc(paths.profile(uid)).delete();
  await database.recursiveDelete(database.doc(paths.user(uid)));
}
