import { churchSchema, profileSchema } from '@raizes/domain/documents/people';
import type { PeopleFilter, Position, Profile } from '@raizes/domain/documents/people';
import { ALL_NAMES_KEY, matchesName, searchKey } from '@raizes/domain/name-search';
import { newSince } from '@raizes/domain/newcomers';
import { collections, paths } from '@raizes/domain/paths';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { currentTime } from '@/lib/clock';
import type { Condition } from '@/lib/documents';
import { useDoc, useDocs } from '@/lib/live';
import { useLongList, useWholeList } from '@/lib/long-list';
import type { LongList, LongListQuery } from '@/lib/long-list';
import { fetchDoc, fetchDocs } from '@/lib/reads';

const rowSchema = v.object({ id: v.string(), user_id: v.string() });

const adminRows: LongListQuery = {
  path: collections.userRoles,
  conditions: [['role', '==', 'admin']],
  ascending: 'user_id',
  size: 100,
};

/** The uids of all admins, live; empty until they are known. */
export function useAdmins(): ReadonlySet<string> {
  const rows = useWholeList(adminRows, rowSchema);
  return useMemo(
    () => new Set(rows.state === 'ready' ? rows.items.map(({ user_id }) => user_id) : []),
    [rows],
  );
}

/** Makes a person an admin, or not any more. */
export async function setAdmin(userId: string, admin: boolean): Promise<void> {
  const { call } = await import('@/lib/callable');
  await call('set-admin-role', { userId, admin });
}

/** Links a disciple to a pastor or leader, or to nobody. */
export async function linkTo(userId: string, leaderId: string | null): Promise<void> {
  const { call } = await import('@/lib/callable');
  await call('link-to-leader', { userId, leaderId });
}

/** The server may have hundreds of disciples to hand over. */
const POSITION_TIMEOUT_MS = 120_000;

/** @param successorId who takes over the disciples of somebody who becomes one */
export async function changePosition(
  userId: string,
  position: Position,
  successorId: string | null = null,
): Promise<void> {
  const { call } = await import('@/lib/callable');
  const change = position === 'discipulo' ? { position, successorId } : { position };
  await call('change-position', { userId, ...change }, POSITION_TIMEOUT_MS);
}

export async function defaultLeaderId(): Promise<string | null> {
  const church = await fetchDoc(paths.church, churchSchema);
  return church.state === 'ready' ? church.value.default_leader_id : null;
}

/** Linked people are counted up to this number. */
export const LINKED_COUNTED = 100;

const linkedTo = (leaderId: string): LongListQuery => ({
  path: collections.profiles,
  conditions: [['pastor_id', '==', leaderId]],
  ascending: 'full_name',
  size: LINKED_COUNTED,
});

export interface Consequences {
  /** How many people would be left without a leader. */
  linked: number;
  isDefaultLeader: boolean;
}

/** What would follow if a leader became a disciple. */
export async function consequencesOf(leaderId: string): Promise<Consequences> {
  const [linked, defaultLeader] = await Promise.all([
    fetchDocs(linkedTo(leaderId), profileSchema),
    defaultLeaderId(),
  ]);
  return { linked: linked.length, isDefaultLeader: defaultLeader === leaderId };
}

/** How many leaders a select lists; the others are found by a search. */
export const LISTED_LEADERS = 100;
const FOUND = 30;

const leads: Condition = ['position', 'in', ['lider', 'pastor']];

const first: LongListQuery = {
  path: collections.profiles,
  conditions: [leads],
  ascending: 'full_name',
  size: LISTED_LEADERS,
};

/** The first pastors and leaders by name, live. */
export function useLeaders(): Profile[] {
  const found = useDocs(first, profileSchema);
  return found.state === 'ready' ? found.value : [];
}

export type Among = 'leaders' | 'everybody';

/** The people whose names match, or the pastors and leaders among them; the first ones for an empty query. */
export function useFound(query: string, among: Among) {
  const key = searchKey(query, among);
  const isFirst = key === null && among === 'leaders';
  const ascending = key === null ? 'full_name' : `search.${key}`;
  const shape = { ...first, conditions: isFirst ? [leads] : [], ascending };
  const found = useDocs({ ...shape, size: FOUND }, profileSchema);
  if (found.state !== 'ready') return found;
  return { ...found, value: found.value.filter(({ full_name }) => matchesName(full_name, query)) };
}

export const usePerson = (id: string) => useDoc(paths.profile(id), profileSchema);

const PAGE = 50;

const isDisciple: Condition = ['position', '==', 'discipulo'];

/** Disciples without a leader. */
export const unlinked: Condition[] = [isDisciple, ['pastor_id', '==', null]];

function conditionsOf({ shown, leaderId }: PeopleFilter): Condition[] {
  if (leaderId !== null) return [isDisciple, ['pastor_id', '==', leaderId]];
  if (shown === 'everybody') return [];
  if (shown === 'newcomers') return [['joined_at', '>=', newSince(currentTime())]];
  return shown === 'unlinked' ? unlinked : [['position', '==', shown]];
}

function isShown(person: Profile, { shown, leaderId }: PeopleFilter): boolean {
  const { position, pastor_id, joined_at } = person;
  if (leaderId !== null) return pastor_id === leaderId;
  if (shown === 'everybody') return true;
  if (shown === 'newcomers') return Number(joined_at) >= +newSince(currentTime());
  return shown === 'unlinked' ? position === 'discipulo' && !pastor_id : position === shown;
}

const shapeOf = (asked: Condition[], ascending = 'full_name'): LongListQuery => ({
  path: collections.profiles,
  conditions: asked,
  ascending,
  size: PAGE,
});

/** A query that compares a date has to be ordered by it. */
const shapeFor = (filter: PeopleFilter, ascending?: string): LongListQuery =>
  shapeOf(conditionsOf(filter), filter.shown === 'newcomers' ? 'joined_at' : ascending);

const alphabet = new Intl.Collator('pt-BR');

/** Sorts the result of two queries as pt-BR sorts names, when it is short. */
function inOrder(listed: LongList<Profile>): LongList<Profile> {
  if (listed.state !== 'ready' || listed.hasMore || listed.items.length > PAGE) return listed;
  const items = listed.items.toSorted((a, b) => alphabet.compare(a.full_name, b.full_name));
  return { ...listed, items };
}

const all = () => true;

/** The people in alphabetical order, newcomers as they came, live as far as the list is scrolled. The filter must be the same object as long as it is the same. */
export function usePeople(filter: PeopleFilter) {
  const asWritten = useMemo(() => shapeFor(filter), [filter]);
  const inAlphabet = useMemo(() => shapeFor(filter, `search.${ALL_NAMES_KEY}`), [filter]);
  const isSearchable = useIsSearchable(asWritten);
  return useLongList(isSearchable ? inAlphabet : asWritten, profileSchema, all);
}

/**
 * Whether the server's trigger has written the search fields of these people; a query ordered by them leaves out the others.
 * Asked once per list: the fields of a new person follow within moments.
 */
function useIsSearchable(people: LongListQuery): boolean {
  const [unsearchable, setUnsearchable] = useState<LongListQuery | null>(null);
  useEffect(() => {
    fetchDocs(people, profileSchema).then(
      (page) => setUnsearchable(page.every(({ search }) => search) ? null : people),
      // The list fails for the same reason, and says so.
      () => undefined,
    );
  }, [people]);
  return unsearchable !== people;
}

/** Names that start with a text exactly, case and accents included. */
const beginningWith = (text: string): Condition[] => [
  ['full_name', '>=', text],
  ['full_name', '<', `${text}\uf8ff`],
];

const capitalized = (query: string) =>
  query.trim().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** The people whose names have a word that starts with each word of the query. */
export function useFoundPeople(query: string, filter: PeopleFilter) {
  const key = searchKey(query, 'everybody') ?? '';
  const shape = useMemo(() => shapeOf([], `search.${key}`), [key]);
  const keeps = useCallback(
    (each: Profile) => matchesName(each.full_name, query) && isShown(each, filter),
    [query, filter],
  );
  const { listed, ...pages } = useLongList(shape, profileSchema, keeps);

  // A name written a moment ago has no search fields yet.
  const byBeginning = useMemo(() => shapeOf(beginningWith(capitalized(query))), [query]);
  const startingWith = useDocs(byBeginning, profileSchema);
  const merged = useMemo(() => {
    if (listed.state === 'failed' || startingWith.state !== 'ready') return listed;
    const { fromCache } = startingWith;
    const begins = startingWith.value.filter(keeps);
    if (listed.state === 'loading') {
      return begins.length === 0
        ? listed
        : { state: 'ready' as const, items: begins, hasMore: true, fromCache };
    }
    const both = [...listed.items, ...begins];
    const items = [...new Map(both.map((each) => [each.id, each])).values()];
    return inOrder({ ...listed, items });
  }, [listed, startingWith, keeps]);
  return { listed: merged, ...pages };
}

export const positionNames: Record<Position, string> = {
  discipulo: 'Discípulo',
  lider: 'Líder',
  pastor: 'Pastor',
};

/** `Paulo Ribeiro (Pastor)` */
export const nameAndPosition = ({ full_name, position }: Pick<Profile, 'full_name' | 'position'>) =>
  `${full_name} (${positionNames[position]})`;

/** `Paulo` */
export const firstName = ({ full_name }: Pick<Profile, 'full_name'>) =>
  full_name.trim().split(/\s+/)[0] ?? full_name;

/** `1 pessoa`, `12 pessoas`, `100 pessoas ou mais` when not all were counted. */
export function countOfPeople(count: number, counted: number): string {
  if (count >= counted) return `${counted} pessoas ou mais`;
  return count === 1 ? '1 pessoa' : `${count} pessoas`;
}
