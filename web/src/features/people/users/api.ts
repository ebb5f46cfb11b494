import { ALL_NAMES_KEY, profileSchema } from '@raizes/domain/documents/people';
import type { PeopleFilter, Position, Profile } from '@raizes/domain/documents/people';
import { newcomersSince } from '@raizes/domain/newcomers';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { call } from '@/lib/callable';
import { currentTime } from '@/lib/timing';
import { isUnknown } from '@/lib/documents';
import type { Condition } from '@/lib/documents';
import { useDocs, useRestrictedDoc } from '@/lib/live';
import type { Restricted } from '@/lib/live';
import { useGrowingList, useWholeList } from '@/lib/growing-list';
import type { GrowingListQuery } from '@/lib/growing-list';
import { fetchDocs } from '@/lib/reads';

const rowSchema = v.object({ id: v.string(), user_id: v.string() });

const adminRows: GrowingListQuery = {
  path: collections.userRoles,
  conditions: [['role', '==', 'admin']],
  ascending: 'user_id',
  size: 100,
};

/** The uids of all admins, live; null until the server has answered, because the cache might have only some. */
export function useAdmins(): ReadonlySet<string> | null {
  const rows = useWholeList(adminRows, rowSchema);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && rows.state === 'ready' && !rows.fromCache) setKnown(true);
  return useMemo(
    () =>
      isKnown && rows.state === 'ready' ? new Set(rows.items.map(({ user_id }) => user_id)) : null,
    [isKnown, rows],
  );
}

/** Grants or revokes a person's admin role. */
export async function setAdmin(userId: string, admin: boolean): Promise<void> {
  await call('set-admin-role', { userId, admin });
}

/** Links a disciple to a pastor or leader, or to nobody. */
export async function linkToLeader(
  userId: string,
  leaderId: string | null,
  batch: string,
): Promise<void> {
  await call('link-to-leader', { userId, leaderId, batch });
}

/** The server can have hundreds of disciples to hand over. */
const POSITION_TIMEOUT_MS = 120_000;

/**
 * @param successorId who takes over the disciples of a leader who becomes a disciple
 * @returns the name of the leader of a person who becomes a disciple
 */
export async function changePosition(
  userId: string,
  position: Position,
  successorId: string | null,
  batch: string,
): Promise<string | null> {
  const change = position === 'discipulo' ? { position, successorId } : { position };
  const request = { userId, batch, ...change };
  return (await call('change-position', request, POSITION_TIMEOUT_MS)).leader;
}

/** How many leaders a select lists; a search finds the others. */
export const MAX_LISTED_LEADERS = 100;

export const leaderCondition: Condition = ['position', 'in', ['lider', 'pastor']];

export const leadersQuery: GrowingListQuery = {
  path: collections.profiles,
  conditions: [leaderCondition],
  ascending: 'full_name',
  size: MAX_LISTED_LEADERS,
};

/** The first pastors and leaders by name, live. */
export function useLeaders(): Profile[] {
  const found = useDocs(leadersQuery, profileSchema);
  return found.state === 'ready' ? found.value : [];
}

/** A person, live; loading until it is known whether they have a profile. An address can contain what is no id. */
export function usePerson(id: string): Restricted<Profile> {
  const isId = /^[^/]+$/.test(id);
  const person = useRestrictedDoc(isId ? paths.profile(id) : null, profileSchema);
  if (!isId) return gone;
  return isUnknown(person) ? loading : person;
}

const gone: Restricted<Profile> = { state: 'missing', fromCache: false };
const loading: Restricted<Profile> = { state: 'loading' };

export const PEOPLE_PAGE_SIZE = 50;

const discipleCondition: Condition = ['position', '==', 'discipulo'];

/** Disciples without a leader. */
export const unlinkedConditions: Condition[] = [discipleCondition, ['pastor_id', '==', null]];

export function conditionsOf({ shown, leaderId }: PeopleFilter): Condition[] {
  if (leaderId !== null) return [discipleCondition, ['pastor_id', '==', leaderId]];
  if (shown === 'everybody') return [];
  if (shown === 'newcomers') return [['joined_at', '>=', newcomersSince(currentTime())]];
  return shown === 'unlinked' ? unlinkedConditions : [['position', '==', shown]];
}

export const peopleQuery = (
  conditions: Condition[],
  ascending = 'full_name',
): GrowingListQuery => ({
  path: collections.profiles,
  conditions,
  ascending,
  size: PEOPLE_PAGE_SIZE,
});

/** The query of a filter. A query that compares a date must be ordered by it. */
const queryFor = (filter: PeopleFilter, ascending?: string): GrowingListQuery =>
  peopleQuery(conditionsOf(filter), filter.shown === 'newcomers' ? 'joined_at' : ascending);

/**
 * The people of a filter in alphabetical order, newcomers in the order in which they joined, live as far as the list is
 * shown. Memoize the filter, because a new object starts a new list.
 */
export function usePeople(filter: PeopleFilter) {
  const byName = useMemo(() => queryFor(filter), [filter]);
  const byFoldedName = useMemo(() => queryFor(filter, `search.${ALL_NAMES_KEY}`), [filter]);
  const isSearchable = useIsSearchable(byName);
  return useGrowingList(isSearchable ? byFoldedName : byName, profileSchema);
}

/**
 * Whether the trigger has written the search fields of these people; a query ordered by them leaves out the others. Checked
 * once per list, because a new person's fields follow within seconds.
 */
function useIsSearchable(people: GrowingListQuery): boolean {
  const [unsearchable, setUnsearchable] = useState<GrowingListQuery | null>(null);
  useEffect(() => {
    fetchDocs(people, profileSchema).then(
      (page) => setUnsearchable(page.every(({ search }) => search) ? null : people),
      // The list itself fails for the same reason, and reports it.
      () => undefined,
    );
  }, [people]);
  return unsearchable !== people;
}

export const positionNames: Record<Position, string> = {
  discipulo: 'Discípulo',
  lider: 'Líder',
  pastor: 'Pastor',
};

/** `Paulo Ribeiro (Pastor)` */
export const nameAndPosition = ({ full_name, position }: Pick<Profile, 'full_name' | 'position'>) =>
  `${full_name} (${positionNames[position]})`;
