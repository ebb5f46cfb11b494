import { profileSchema } from '@raizes/domain/documents/people';
import type { PeopleFilter, Profile } from '@raizes/domain/documents/people';
import { matchesName, searchKey } from '@raizes/domain/name-search';
import { newcomersSince } from '@raizes/domain/newcomers';
import { useCallback, useMemo } from 'react';
import { currentTime } from '@/lib/clock';
import type { Condition } from '@/lib/documents';
import { useDocs } from '@/lib/live';
import { useLongList } from '@/lib/long-list';
import type { LongList } from '@/lib/long-list';
import { PAGE, peopleQuery } from './api';
import { PeoplePanel } from './people-panel';
import type { ListProps } from './people-panel';

export function FoundPeople({ query, ...props }: ListProps & { query: string }) {
  const found = useFoundPeople(query, props.filter);
  return <PeoplePanel {...props} {...found} nobody={`Ninguém encontrado com “${query}”.`} />;
}

function isShown(person: Profile, { shown, leaderId }: PeopleFilter): boolean {
  const { position, pastor_id, joined_at } = person;
  if (leaderId !== null) return pastor_id === leaderId;
  if (shown === 'everybody') return true;
  if (shown === 'newcomers') return Number(joined_at) >= +newcomersSince(currentTime());
  return shown === 'unlinked' ? position === 'discipulo' && !pastor_id : position === shown;
}

const alphabet = new Intl.Collator('pt-BR');

/** Sorts the result of two queries as pt-BR sorts names, when it is short. */
function inOrder(listed: LongList<Profile>): LongList<Profile> {
  if (listed.state !== 'ready' || listed.hasMore || listed.items.length > PAGE) return listed;
  const items = listed.items.toSorted((a, b) => alphabet.compare(a.full_name, b.full_name));
  return { ...listed, items };
}

/** Names that start with a text exactly, case and accents included. */
const beginningWith = (text: string): Condition[] => [
  ['full_name', '>=', text],
  ['full_name', '<', `${text}\uf8ff`],
];

const capitalized = (query: string) =>
  query.trim().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** The people whose names have a word that starts with each word of the query. */
function useFoundPeople(query: string, filter: PeopleFilter) {
  const key = searchKey(query, 'everybody') ?? '';
  const shape = useMemo(() => peopleQuery([], `search.${key}`), [key]);
  const keeps = useCallback(
    (each: Profile) => matchesName(each.full_name, query) && isShown(each, filter),
    [query, filter],
  );
  const { listed, ...pages } = useLongList(shape, profileSchema, keeps);

  // A name written a moment ago has no search fields yet.
  const byBeginning = useMemo(() => peopleQuery(beginningWith(capitalized(query))), [query]);
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
