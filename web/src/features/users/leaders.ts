import { profileSchema } from '@raizes/domain/documents/profile';
import type { Profile } from '@raizes/domain/documents/profile';
import { isNamed, searchKey } from '@raizes/domain/name-search';
import { collections, paths } from '@raizes/domain/paths';
import type { Condition, ListShape } from '@/lib/query-of';
import { useLiveDoc } from '@/lib/live';
import { useListQuery } from '@/lib/use-list-query';

/** As many as a choice can hold; whoever is behind them is searched for. */
export const LISTED_LEADERS = 100;
const FOUND = 30;

const leads: Condition = ['position', 'in', ['lider', 'pastor']];

const first: ListShape = {
  path: collections.profiles,
  conditions: [leads],
  leastBy: 'full_name',
  size: LISTED_LEADERS,
};

/** The pastors and leaders by their names, as many as a choice can hold, live. */
export function useLeaders(): Profile[] {
  const found = useListQuery(first, profileSchema);
  return found.state === 'ready' ? found.value : [];
}

/** The pastors and leaders with such a name; the first of all when none is asked for. */
export function useFoundLeaders(query: string) {
  const key = searchKey(query, 'leaders');
  const shape = key === null ? first : { ...first, conditions: [], leastBy: `search.${key}` };
  const found = useListQuery({ ...shape, size: FOUND }, profileSchema);
  if (found.state !== 'ready') return found;
  return { ...found, value: found.value.filter(({ full_name }) => isNamed(full_name, query)) };
}

/** Somebody by their id, live. */
export const usePerson = (id: string) => useLiveDoc(paths.profile(id), profileSchema);
