import { profileSchema } from '@raizes/domain/documents/profile';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { useWholeList } from '@/lib/use-whole-list';
import { useWatchedDoc } from '@/lib/watched-doc';
import { standingOf } from './standing';
import type { Standing } from './standing';

/** Everyone who is linked to a leader now, by name, live: whoever is linked elsewhere leaves the list at once. */
export function useLinked(leaderId: string) {
  return useWholeList(collections.profiles, profileSchema, {
    conditions: [['pastor_id', '==', leaderId]],
    leastBy: 'full_name',
  });
}

/** How a disciple stands, live; null until it is known. */
export function useStanding(uid: string): Standing | null {
  const stats = useWatchedDoc(paths.userStats(uid), userStatsSchema);
  const isUnsure = stats.state === 'loading' || (stats.state === 'missing' && stats.fromCache);
  return isUnsure ? null : standingOf(uid, stats);
}
