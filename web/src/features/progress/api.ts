import { DAY_MS } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { leadsOthers, userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { emptyStats } from '@raizes/domain/progress/stats';
import { hasDay } from '@raizes/domain/progress/streak';
import { useEffect, useMemo } from 'react';
import { completionOutbox } from '@/features/devotional/api';
import type { LocalCompletion } from '@/features/devotional/api';
import { useDoc } from '@/lib/live';
import { rememberNavigationState } from '@/lib/remembered';
import { currentTime } from '@/lib/timing';

/** A person's progress and the dashboard's summary, live. It also updates what the navigation shows. */
export function useUserStats(uid: string) {
  const live = useDoc(paths.userStats(uid), userStatsSchema);
  const stats = live.state === 'ready' ? live.value : null;
  useEffect(() => {
    if (!stats) return;
    const { is_admin: isAdmin, unread_replies: unread } = stats;
    rememberNavigationState(uid, { leads: leadsOthers(stats), isAdmin, unread });
  }, [uid, stats]);
  return live;
}

const LATE_MS = COMPLETION_LATE_DAYS * DAY_MS;

/** Whether the server can still credit it. */
const canCount = ({ state, at }: LocalCompletion) =>
  state !== 'refused' && at.getTime() > currentTime().getTime() - LATE_MS;

interface Progress {
  /** Optimistic: this device's uncredited completions are included. */
  stats: UserStats | 'unknown';
  /** As the server has counted them. */
  confirmed: UserStats | 'unknown';
  /** The server has not confirmed this device's completion of the day. */
  sending: boolean;
  /** The server has answered, so `confirmed` is not an older state of this device. */
  isCurrent: boolean;
}

/** A person's progress: what the server has counted, and this device's uncredited completions. */
export function useProgress(
  uid: string,
  forDay: Day,
  lastKnown: UserStats | 'unknown' = 'unknown',
): Progress {
  const live = useUserStats(uid);
  const confirmed = useMemo(() => {
    if (live.state === 'ready') return live.value;
    // Only the server knows that there are none yet.
    return live.state === 'missing' && !live.fromCache ? emptyStats(uid) : lastKnown;
  }, [live, lastKnown, uid]);
  const isCurrent = (live.state === 'ready' || live.state === 'missing') && !live.fromCache;
  const local = completionOutbox.useEntries(uid);

  useEffect(() => {
    if (live.state !== 'ready') return;
    const credited = local.filter(
      (each) => each.state === 'sent' && hasDay(live.value.runs, each.day),
    );
    if (credited.length > 0) completionOutbox.remove(uid, ...credited.map((each) => each.day));
  }, [local, live, uid]);

  return useMemo(() => {
    if (confirmed === 'unknown') return { stats: confirmed, confirmed, sending: false, isCurrent };
    const uncredited = local.filter((each) => canCount(each) && !hasDay(confirmed.runs, each.day));
    return {
      stats: uncredited.reduce((soFar, each) => recordDevotional(soFar, each).stats, confirmed),
      confirmed,
      isCurrent,
      sending: uncredited.some((each) => each.day === forDay && each.state === 'unsent'),
    };
  }, [confirmed, isCurrent, local, forDay]);
}
