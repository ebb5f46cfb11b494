import type { Day } from '@raizes/domain/day';
import { profileSchema } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { collections, paths } from '@raizes/domain/paths';
import { classifyAbsence, absences, daysAway } from '@raizes/domain/progress/absence';
import type { Absence } from '@raizes/domain/progress/absence';
import { emptyStats } from '@raizes/domain/progress/stats';
import { useEffect, useState } from 'react';
import { useWholeList } from '@/lib/long-list';
import { useGuardedDoc } from '@/lib/live';

/** What may be known of a disciple's progress. `private`: they don't share it; `unknown`: it can't be reached now. */
type Standing = { kind: 'shared'; stats: UserStats } | { kind: 'private' | 'unknown' };

type Found =
  | { state: 'ready'; value: UserStats }
  | { state: 'missing' | 'refused' | 'malformed' | 'unreachable' };

export function standingOf(uid: string, found: Found): Standing {
  if (found.state === 'missing') return { kind: 'shared', stats: emptyStats(uid) };
  if (found.state === 'refused') return { kind: 'private' };
  if (found.state !== 'ready') return { kind: 'unknown' };
  const isShared = found.value.consents?.leader_progress !== false;
  return isShared ? { kind: 'shared', stats: found.value } : { kind: 'private' };
}

export const groups = [...absences, 'private', 'unknown'] as const;
export type Group = Absence | 'private' | 'unknown';

/** As much of it as an order needs. */
export type Rhythm =
  | { kind: 'shared'; stats: Pick<UserStats, 'last_devotional_date'> }
  | { kind: 'private' | 'unknown' };

export interface Placed {
  profile: Profile;
  group: Group;
  /** Since the last devotional; null where there is none or it is not known. */
  away: number | null;
}

/** Those who have been away longest first; those of whom nothing is known last; by name where all else is equal. */
export function inOrder(
  profiles: readonly Profile[],
  rhythms: ReadonlyMap<string, Rhythm>,
  today: Day,
): Placed[] {
  return profiles
    .map((profile) => placeOf(profile, rhythms.get(profile.id) ?? { kind: 'unknown' }, today))
    .toSorted(
      (a, b) =>
        groups.indexOf(a.group) - groups.indexOf(b.group) ||
        (b.away ?? 0) - (a.away ?? 0) ||
        a.profile.full_name.localeCompare(b.profile.full_name, 'pt-BR'),
    );
}

function placeOf(profile: Profile, rhythm: Rhythm, today: Day): Placed {
  if (rhythm.kind !== 'shared') return { profile, group: rhythm.kind, away: null };
  const away = daysAway(rhythm.stats, today);
  return { profile, group: classifyAbsence(away), away };
}

/** Everyone who is linked to a leader now, by name, live: whoever is linked elsewhere leaves the list at once. */
export function useLinked(leaderId: string) {
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

/** How a disciple stands, live; null until it is known. */
export function useStanding(uid: string): Standing | null {
  const stats = useGuardedDoc(paths.userStats(uid), userStatsSchema);
  const isUnsure = stats.state === 'loading' || (stats.state === 'missing' && stats.fromCache);
  return isUnsure ? null : standingOf(uid, stats);
}

const FRESH_MS = 5 * 60_000;

interface Answer {
  at: number;
  of: ReadonlyMap<string, Rhythm>;
}

/** The last answer; a sign-out loads the page anew, and with it this. */
let last: Answer | null = null;

function isEnough(answer: Answer | null, uids: readonly string[], now: number): answer is Answer {
  return answer !== null && now - answer.at < FRESH_MS && uids.every((uid) => answer.of.has(uid));
}

/** What these people's order needs, asked for once in a while: the cards that are seen go on live by themselves. Null until then. */
export function useDiscipleActivity(uids: readonly string[]): ReadonlyMap<string, Rhythm> | null {
  const key = uids.join(' ');
  const [answer, setAnswer] = useState(last);

  useEffect(() => {
    const over = new AbortController();
    const all = key.split(' ');

    async function ask(): Promise<void> {
      if (!isEnough(last, all, Date.now())) {
        const { fetchDiscipleActivity } = await import('./ask-for-rhythms');
        last = { of: await fetchDiscipleActivity(all), at: Date.now() };
      }
      if (!over.signal.aborted) setAnswer(last);
    }

    ask().catch((cause: unknown) => {
      console.warn('The order of the disciples could not be found out', cause);
      if (!over.signal.aborted) setAnswer({ of: new Map(), at: 0 });
    });
    return () => over.abort();
  }, [key]);

  return answer && answer.of;
}
