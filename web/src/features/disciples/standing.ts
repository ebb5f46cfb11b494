import { absenceOf, absences, daysAway } from '@raizes/domain/away';
import type { Absence } from '@raizes/domain/away';
import type { Day } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/profile';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { emptyStats } from '@raizes/domain/empty-stats';

/** What may be known of a disciple's progress. `private`: they don't share it; `unknown`: it can't be reached now. */
export type Standing = { kind: 'shared'; stats: UserStats } | { kind: 'private' | 'unknown' };

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
  return { profile, group: absenceOf(away), away };
}
