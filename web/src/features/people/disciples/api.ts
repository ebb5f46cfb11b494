import type { Response } from '@raizes/domain/callables/responses';
import { profileSchema } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { useRestrictedDoc } from '@/lib/live';
import { useWholeList } from '@/lib/growing-list';
import { readCachedDoc } from '@/lib/reads';

/** A leader's linked disciples by name, live. A person who moves to another leader leaves the list at once. */
export function useDisciples(leaderId: string) {
  return useWholeList(
    {
      path: collections.profiles,
      conditions: [['pastor_id', '==', leaderId]],
      ascending: 'full_name',
      size: 100,
    },
    profileSchema,
  );
}

/**
 * The part of a disciple's stats that the leader can see. `private`: the disciple has not consented to sharing; `unknown`: the
 * stats can't be read now.
 */
type Visible<Stats> = { kind: 'shared'; stats: Stats } | { kind: 'private' | 'unknown' };

/** A disciple's progress, live; null while it loads. */
export function useDiscipleProgress(uid: string): Visible<UserStats> | null {
  const stats = useRestrictedDoc(paths.userStats(uid), userStatsSchema);
  const isLoading = stats.state === 'loading' || (stats.state === 'missing' && stats.fromCache);
  return isLoading ? null : visibleStats(stats);
}

type StatsDoc =
  | { state: 'ready'; value: UserStats }
  | { state: 'missing' | 'refused' | 'malformed' };

function visibleStats(doc: StatsDoc): Visible<UserStats> {
  switch (doc.state) {
    case 'ready': {
      const isShared = doc.value.consents?.leader_progress === true;
      return isShared ? { kind: 'shared', stats: doc.value } : { kind: 'private' };
    }
    case 'missing':
    case 'refused':
      return { kind: 'private' };
    case 'malformed':
      return { kind: 'unknown' };
  }
}

/** The part of the stats that sorting needs. */
export type Activity = Visible<Pick<UserStats, 'last_devotional_date'>>;
export type ActivityByUid = ReadonlyMap<string, Activity>;

const MAX_AGE_MS = 5 * 60_000;

/** The last response, shared by all mounts. Signing out reloads the page and drops it. */
let cached: { at: number; activity: ActivityByUid } | null = null;

function isFresh(uids: readonly string[]): boolean {
  if (!cached || Date.now() - cached.at >= MAX_AGE_MS) return false;
  const { activity } = cached;
  return uids.every((uid) => activity.has(uid));
}

/**
 * The activity by which these disciples are sorted, fetched at most every five minutes; null while it loads. The cards
 * themselves are live.
 */
export function useDiscipleActivity(uids: readonly string[]): ActivityByUid | null {
  const key = uids.join(' ');
  const [shown, setShown] = useState(cached?.activity ?? null);

  useEffect(() => {
    const abort = new AbortController();
    const all = key.split(' ');

    async function load(): Promise<void> {
      if (!isFresh(all)) cached = { activity: await fetchActivity(all), at: Date.now() };
      if (!abort.signal.aborted && cached) setShown(cached.activity);
    }

    load().catch((cause: unknown) => {
      console.warn('The disciples can’t be sorted', cause);
      if (!abort.signal.aborted) setShown(new Map());
    });
    return () => abort.abort();
  }, [key]);

  return shown;
}

/**
 * Fetches the activity of all of a leader's disciples, page by page; falls back to this device's cache if the server can't be
 * reached.
 */
async function fetchActivity(uids: readonly string[]): Promise<ActivityByUid> {
  try {
    const found = new Map<string, Activity>();
    let after: string | null = null;
    do {
      const page: Response<'get_my_disciples'> = await call('get_my_disciples', { after });
      for (const { id, shares, ...stats } of page.disciples) {
        found.set(id, shares ? { kind: 'shared', stats } : { kind: 'private' });
      }
      after = page.after;
    } while (after !== null);
    return found;
  } catch (cause) {
    console.warn('The disciples are sorted by cached activity', cause);
    return new Map(await Promise.all(uids.map(readCachedActivity)));
  }
}

async function readCachedActivity(uid: string): Promise<[string, Activity]> {
  const stats = await readCachedDoc(paths.userStats(uid), userStatsSchema);
  // Stats missing from the cache can still exist on the server.
  return [uid, stats.state === 'missing' ? { kind: 'unknown' } : visibleStats(stats)];
}
