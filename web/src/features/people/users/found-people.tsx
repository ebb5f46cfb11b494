import { profileSchema } from '@raizes/domain/documents/people';
import type { PeopleFilter, Profile } from '@raizes/domain/documents/people';
import { matchesName, searchKey } from '@raizes/domain/name-search';
import { newcomersSince } from '@raizes/domain/newcomers';
import { useCallback, useMemo } from 'react';
import { currentTime } from '@/lib/timing';
import type { Condition } from '@/lib/documents';
import { useDocs } from '@/lib/live';
import { useGrowingList } from '@/lib/growing-list';
import type { GrowingList } from '@/lib/growing-list';
import { PEOPLE_PAGE_SIZE, peopleQuery } from './api';
import { PeoplePanel } from './people-panel';
import type { ListProps } from './people-panel';

export function FoundPeople({ query, ...props }: ListProps & { query: string }) {
  const found = useFoundPeople(query, props.filter);
  const { listed } = found;
  const hits = listed.state === 'ready' && !listed.hasMore ? listed.items.length : null;
  return (
    <PeoplePanel {...props} {...found} hits={hits} nobody={`Ninguém encontrado com “${query}”.`} />
  );
}

function matchesFilter(person: Profile, { shown, leaderId }: PeopleFilter): boolean {
  const { position, pastor_id, joined_at } = person;
  if (leaderId !== null) return pastor_id === leaderId;
  if (shown === 'everybody') return true;
  if (shown === 'newcomers') return Number(joined_at) >= +newcomersSince(currentTime());
  return shown === 'unlinked' ? position === 'discipulo' && !pastor_id : position === shown;
}

const alphabet = new Intl.Collator('pt-BR');

/** Sorts the merged results of two queries in pt-BR order, if they are complete and few. */
function sortIfShort(listed: GrowingList<Profile>): GrowingList<Profile> {
  if (listed.state !== 'ready' || listed.hasMore || listed.items.length > PEOPLE_PAGE_SIZE)
    return listed;
  const items = listed.items.toSorted((a, b) => alphabet.compare(a.full_name, b.full_name));
  return { ...listed, items };
}

/** The conditions for names that start with exactly this text, including case and accents. */
const prefixConditions = (text: string): Condition[] => [
  ['full_name', '>=', text],
  ['full_name', '<', `${text}\uf8ff`],
];

const capitalized = (query: string) =>
  query.trim().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** The people whose names have, for each word of the query, a word that starts with it. */
function useFoundPeople(query: string, filter: PeopleFilter) {
  const key = searchKey(query, 'everybody') ?? '';
  const searchQuery = useMemo(() => peopleQuery([], `search.${key}`), [key]);
  const isMatch = useCallback(
    (each: Profile) => matchesName(each.full_name, query) && matchesFilter(each, filter),
    [query, filter],
  );
  const { listed, ...pages } = useGrowingList(searchQuery, profileSchema, isMatch);

  // A name written seconds ago has no search fields yet, so it is also searched by its beginning.
  const prefixQuery = useMemo(() => peopleQuery(prefixConditions(capitalized(query))), [query]);
  const prefixMatches = useDocs(prefixQuery, profileSchema);
  const merged = useMemo(() => {
    if (listed.state === 'failed' || prefixMatches.state !== 'ready') return listed;
    const { fromCache } = prefixMatches;
    const matches = prefixMatches.value.filter(isMatch);
    if (listed.state === 'loading') {
      return matches.length === 0
        ? listed
        : { state: 'ready' as const, items: matches, hasMore: true, fromCache };
    }
    const both = [...listed.items, ...matches];
    const items = [...new Map(both.map((each) => [each.id, each])).values()];
    return sortIfShort({ ...listed, items });
  }, [listed, prefixMatches, isMatch]);
  return { listed: merged, ...pages };
}
