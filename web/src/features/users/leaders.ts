import { profileSchema } from '@raizes/domain/documents/profile';
import type { Profile } from '@raizes/domain/documents/profile';
import { isNamed, searchKey } from '@raizes/domain/name-search';
import { collections, paths } from '@raizes/domain/paths';
import type { Condition, ListShape } from '@/lib/list-query';
import { useLiveDoc } from '@/lib/live';
import { useListQuery } from '@/lib/use-list-query';

/** As many as a choice can hold; whoever is behind them is searched for. */
export const LISTED_LEADERS = 100;
const FOUND = 30;

const leads: Condition = ['position', 'in', ['lider', 'pastor']];

const byName = (conditions: Condition[], size: number): ListShape => ({
  path: collections.profiles,
  conditions,
  orderBy: 'full_name',
  size,
});

const first = byName([leads], LISTED_LEADERS);

/** The pastors and leaders by their names, as many as a choice can hold, live. */
export function useLeaders(): Profile[] {
  const found = useListQuery(first, profileSchema);
  return found.state === 'ready' ? found.value : [];
}

/** The pastors and leaders with such a name; the first of all when none is asked for. */
export function useFoundLeaders(query: string) {
  const key = searchKey(query);
  const asked: Condition[] =
    key === null ? [leads] : [['search_prefixes', 'array-contains', key], leads];
  const found = useListQuery(byName(asked, FOUND), profileSchema);
  if (found.state !== 'ready') return found;
  return { ...found, value: found.value.filter(({ full_name }) => isNamed(full_name, query)) };
}

/** Somebody by their id, live. */
export const usePerson = (id: string) => useLiveDoc(paths.profile(id), profileSchema);
