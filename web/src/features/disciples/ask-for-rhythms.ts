import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { call } from '@/lib/callable';
import { readCachedDoc } from '@/lib/reads';
import { standingOf } from './api';
import type { Rhythm } from './api';

/** Asks the server once for all of a leader's disciples; where it can't be reached, this device for what it remembers. */
export async function fetchDiscipleActivity(uids: readonly string[]): Promise<Map<string, Rhythm>> {
  try {
    const found = await call('get_my_disciples', null);
    return new Map(
      found.map(({ id, shares, ...stats }) => [
        id,
        shares ? { kind: 'shared', stats } : { kind: 'private' },
      ]),
    );
  } catch (cause) {
    console.warn('The disciples are put in order by what this device remembers', cause);
    const remembered = uids.map(async (uid): Promise<[string, Rhythm]> => {
      const stats = await readCachedDoc(paths.userStats(uid), userStatsSchema);
      // What this device has never seen may well exist.
      return [uid, stats.state === 'missing' ? { kind: 'unknown' } : standingOf(uid, stats)];
    });
    return new Map(await Promise.all(remembered));
  }
}
