import '../app';
import { paths } from '@raizes/domain/paths';
import { database } from '../lib/database';
import { onSignedInCall } from '../lib/on-signed-in-call';
import { parseLeader, parseProfile } from '../profiles/stored-profile';

interface PastorInfo {
  id: string;
  full_name: string;
  /** `pastor`; anything else means leader. */
  pastor_position: string;
}

/** () → the pastor or leader that the caller is linked to: one row, or none. */
export const getMyPastorInfo = onSignedInCall('get_my_pastor_info', ({ uid }) => pastorOf(uid));

async function pastorOf(uid: string): Promise<PastorInfo[]> {
  const own = await database.doc(paths.profile(uid)).get();
  const pastorId = own.exists ? parseProfile(own).pastor_id : null;
  if (!pastorId) return [];

  const pastor = parseLeader(await database.doc(paths.profile(pastorId)).get());
  if (!pastor) return [];
  return [{ id: pastor.id, full_name: pastor.full_name, pastor_position: pastor.position }];
}
