import type { Day } from '@raizes/domain/day';
import { day, instant } from '@raizes/domain/documents/fields';
import { leadsOthers, userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { emptyStats } from '@raizes/domain/progress/stats';
import { hasDay } from '@raizes/domain/progress/streak';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useDoc } from '@/lib/live';
import { rememberStanding } from '@/lib/session';
import { storage, useStoredText } from '@/lib/storage';
import { readStored } from '@/lib/stored';

/** A person's progress and the dashboard's summary, live; the navigation learns from it what it shows. */
export function useUserStats(uid: string) {
  const live = useDoc(paths.userStats(uid), userStatsSchema);
  const stats = live.state === 'ready' ? live.value : null;
  useEffect(() => {
    if (!stats) return;
    const { is_admin: isAdmin, unread_replies: unread } = stats;
    rememberStanding(uid, { leads: leadsOthers(stats), isAdmin, unread });
  }, [uid, stats]);
  return live;
}

const schema = v.object({
  day,
  memorized: v.boolean(),
  at: instant,
  /** What the clock was corrected by at that moment, in milliseconds. */
  offset: v.optional(v.number(), 0),
  /** The server has it, and has not credited it yet. */
  sent: v.boolean(),
});

/** A completion written on this device that the server has not credited yet. */
export type LocalCompletion = v.InferOutput<typeof schema>;

const key = (uid: string) => `completion.${uid}`;
const read = (uid: string) => readStored(key(uid), schema);

export const localCompletion = {
  read,
  keep: (uid: string, completion: LocalCompletion) => storage.write(key(uid), completion),
  forget: (uid: string) => storage.remove(key(uid)),
  /** Only if it is of that day. */
  forgetOf(uid: string, of: Day): void {
    if (read(uid)?.day === of) localCompletion.forget(uid);
  },
};

/** This device's completion of a day until the server has credited it, live. */
function useLocalCompletion(uid: string, of: Day): LocalCompletion | null {
  const text = useStoredText(key(uid));
  return useMemo(() => {
    const kept = text === null ? null : read(uid);
    return kept?.day === of ? kept : null;
  }, [uid, text, of]);
}

interface Progress {
  /** With today's completion counted at once (optimistic). */
  stats: UserStats | 'unknown';
  /** As the server has counted them. */
  confirmed: UserStats | 'unknown';
  /** The server has not confirmed a completion made here. */
  sending: boolean;
}

/** A person's progress: what the server has counted, and a completion on its way to it. */
export function useProgress(
  uid: string,
  today: Day,
  lastKnown: UserStats | 'unknown' = 'unknown',
): Progress {
  const live = useUserStats(uid);
  const confirmed = useMemo(() => {
    if (live.state === 'ready') return live.value;
    return live.state === 'loading' ? lastKnown : emptyStats(uid);
  }, [live, lastKnown, uid]);
  const local = useLocalCompletion(uid, today);
  const credited = confirmed !== 'unknown' && hasDay(confirmed.runs, today);
  const isUncredited = local !== null && confirmed !== 'unknown' && !credited;

  useEffect(() => {
    if (local && credited && live.state === 'ready') localCompletion.forget(uid);
  }, [local, credited, live.state, uid]);

  const stats = useMemo(
    () => (isUncredited ? recordDevotional(confirmed, local).stats : confirmed),
    [isUncredited, confirmed, local],
  );

  return {
    stats,
    confirmed,
    sending: isUncredited && !local.sent,
  };
}
