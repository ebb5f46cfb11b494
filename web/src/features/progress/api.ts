import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { useLiveDoc } from '@/lib/live';

/** A person's progress and the dashboard's summary, live. */
export function useUserStats(uid: string) {
  return useLiveDoc(paths.userStats(uid), userStatsSchema);
}
