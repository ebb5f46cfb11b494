import '../app';
import { paths } from '@raizes/domain/paths';
import { onCall } from 'firebase-functions/https';
import { answer } from '../lib/answer';
import { database } from '../lib/database';
import { signedIn } from '../lib/signed-in';
import { parseLeader, parseProfile } from '../profiles/stored-profile';

interface PastorInfo {
  id: string;
  full_name: string;
  /** `pastor`; anything else means leader. */
  pastor_position: string;
}

/** () → the pastor or leader that the caller is linked to: one row, or none. */
export const getMyPastorInfo = onCall({ authPolicy: signedIn }, async ({ auth }) =>
  auth ? answer('get_my_pastor_info', () => pastorOf(auth.uid)) : [],
);

async function pastorOf(uid: string): Promise<PastorInfo[]> {
  const own = await database.doc(paths.profile(uid)).get();
  const pastorId = own.exists ? parseProfile(own).pastor_id : null;
  if (!pastorId) return [];

  const pastor = parseLeader(await database.doc(paths.profile(pastorId)).get());
  if (!pastor) return [];
  return [{ id: pastor.id, full_name: pastor.full_name, pastor_position: pastor.position }];
}
