import { DAY_MS } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day, instant } from '@raizes/domain/documents/fields';
import { leadsOthers, userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { emptyStats } from '@raizes/domain/progress/stats';
import { hasDay } from '@raizes/domain/progress/streak';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { currentTime } from '@/lib/timing';
import { useDoc } from '@/lib/live';
import { rememberStanding } from '@/lib/standing';
import { storage, useStoredText } from '@/lib/storage';
import { readStored } from '@/lib/stored';

/** A person's progress and the dashboard's summary, live. It also updates what the navigation shows. */
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
  /** The correction of the clock at that time, in milliseconds. */
  offset: v.optional(v.number(), 0),
  /** The server has it but has not credited it yet. */
  sent: v.boolean(),
});

/** A completion written on this device that the server has not credited yet. */
export type LocalCompletion = v.InferOutput<typeof schema>;

const LATE_MS = COMPLETION_LATE_DAYS * DAY_MS;

/**
 * An older version stored only the newest completion. A completion that is too late to be accepted is dropped: it was refused,
 * or credited long ago.
 */
const listSchema = v.pipe(
  v.union([
    v.array(schema),
    v.pipe(
      schema,
      v.transform((single) => [single]),
    ),
  ]),
  v.filterItems(({ at }) => at.getTime() > currentTime().getTime() - LATE_MS),
);

const key = (uid: string) => `completion.${uid}`;
const read = (uid: string): LocalCompletion[] => readStored(key(uid), listSchema) ?? [];

/** This device's uncredited completions, one per day. */
export const localCompletions = {
  read,
  find: (uid: string, completedOn: Day) => read(uid).find((each) => each.day === completedOn),
  put(uid: string, completion: LocalCompletion): void {
    const others = read(uid).filter((each) => each.day !== completion.day);
    storage.write(key(uid), [...others, completion]);
  },
  forget(uid: string, ...days: Day[]): void {
    const remaining = read(uid).filter((each) => !days.includes(each.day));
    if (remaining.length > 0) storage.write(key(uid), remaining);
    else storage.remove(key(uid));
  },
};

/** This device's completions until the server has credited them, live. */
function useLocalCompletions(uid: string): LocalCompletion[] {
  const text = useStoredText(key(uid));
  return useMemo(() => (text === null ? [] : read(uid)), [uid, text]);
}

interface Progress {
  /** Optimistic: this device's uncredited completions are included. */
  stats: UserStats | 'unknown';
  /** As the server has counted them. */
  confirmed: UserStats | 'unknown';
  /** The server has not confirmed this device's completion of the day. */
  sending: boolean;
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
    return live.state === 'loading' ? lastKnown : emptyStats(uid);
  }, [live, lastKnown, uid]);
  const local = useLocalCompletions(uid);

  useEffect(() => {
    if (live.state !== 'ready') return;
    const credited = local.filter((each) => hasDay(live.value.runs, each.day));
    if (credited.length > 0) localCompletions.forget(uid, ...credited.map((each) => each.day));
  }, [local, live, uid]);

  return useMemo(() => {
    if (confirmed === 'unknown') return { stats: confirmed, confirmed, sending: false };
    const uncredited = local.filter((each) => !hasDay(confirmed.runs, each.day));
    return {
      stats: uncredited.reduce((soFar, each) => recordDevotional(soFar, each).stats, confirmed),
      confirmed,
      sending: uncredited.some((each) => each.day === forDay && !each.sent),
    };
  }, [confirmed, local, forDay]);
}
