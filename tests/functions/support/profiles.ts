import type { Profile } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { db } from '../../support/admin';
import { untilStats } from './stats';

export async function writeProfile(uid: string, changes: Partial<Profile> = {}) {
  const profile: Profile = {
    id: uid,
    full_name: 'Ana',
    position: 'discipulo',
    church_denomination: 'Igreja Raízes',
    pastor_id: null,
    ...changes,
  };
  await db.doc(paths.profile(uid)).set(profile);
}

/** Resolves once the stats of all these disciples, called Ana, name this leader. */
export async function untilLeader(disciples: string[], leader: Leader | null) {
  const profile = { full_name: 'Ana', position: 'discipulo' as const, leader };
  for (const uid of disciples) await untilStats(uid, { profile });
}
