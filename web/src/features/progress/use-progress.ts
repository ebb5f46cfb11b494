import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { emptyStats } from '@raizes/domain/empty-stats';
import { recordDevotional } from '@raizes/domain/record-devotional';
import { hasDay } from '@raizes/domain/streak';
import { useEffect } from 'react';
import { useUserStats } from './api';
import { localCompletion, useLocalCompletion } from './local-completion';

export interface Progress {
  /** With today's completion counted as soon as it is made; unknown until something is known. */
  stats: UserStats | 'unknown';
  /** As the server has them. */
  confirmed: UserStats | 'unknown';
  /** A completion made here has not reached the server. */
  sending: boolean;
  /** There is no profile yet: the sign-up was cut off. */
  profileMissing: boolean;
}

/** A person's progress as it stands on this device: what the server says, and a completion on its way to it. */
export function useProgress(
  uid: string,
  today: Day,
  lastKnown: UserStats | 'unknown' = 'unknown',
): Progress {
  const live = useUserStats(uid);
  const confirmed =
    live.state === 'ready' ? live.value : live.state === 'loading' ? lastKnown : emptyStats(uid);
  const local = useLocalCompletion(uid, today);
  const credited = confirmed !== 'unknown' && hasDay(confirmed.runs, today);
  const waiting = local !== null && confirmed !== 'unknown' && !credited;

  useEffect(() => {
    if (local && credited && live.state === 'ready') localCompletion.forget(uid);
  }, [local, credited, live.state, uid]);

  return {
    stats: waiting ? recordDevotional(confirmed, local).stats : confirmed,
    confirmed,
    sending: waiting && !local.sent,
    profileMissing:
      live.state === 'missing' || (live.state === 'ready' && live.value.profile === null),
  };
}
