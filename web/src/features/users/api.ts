import { profileSchema } from '@raizes/domain/documents/profile';
import type { Profile } from '@raizes/domain/documents/profile';
import { EVERYBODY, isNamed, searchKey } from '@raizes/domain/name-search';
import { collections } from '@raizes/domain/paths';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { freshPage } from '@/lib/fresh-page';
import type { Condition, ListShape } from '@/lib/query-of';
import type { Listed } from '@/lib/long-list';
import { useListQuery } from '@/lib/use-list-query';
import { useLongList } from '@/lib/use-long-list';

const PAGE = 50;

/** Whom the list shows. */
export type Shown = 'everybody' | 'unlinked' | 'discipulo' | 'lider' | 'pastor';

const isDisciple: Condition = ['position', '==', 'discipulo'];

const conditions: Record<Shown, Condition[]> = {
  everybody: [],
  unlinked: [isDisciple, ['pastor_id', '==', null]],
  discipulo: [isDisciple],
  lider: [['position', '==', 'lider']],
  pastor: [['position', '==', 'pastor']],
};

function isShown({ position, pastor_id }: Profile, shown: Shown): boolean {
  if (shown === 'everybody') return true;
  return shown === 'unlinked' ? position === 'discipulo' && !pastor_id : position === shown;
}

const shapeOf = (asked: Condition[], leastBy = 'full_name'): ListShape => ({
  path: collections.profiles,
  conditions: asked,
  leastBy,
  size: PAGE,
});

const alphabet = new Intl.Collator('pt-BR');

/** What comes from two lists is put in the order that people know, when it is short. */
function inOrder(listed: Listed<Profile>): Listed<Profile> {
  if (listed.state !== 'ready' || listed.hasMore || listed.items.length > PAGE) return listed;
  const items = listed.items.toSorted((a, b) => alphabet.compare(a.full_name, b.full_name));
  return { ...listed, items };
}

const all = () => true;

/** The people in alphabetical order, live as far as somebody looks. */
export function usePeople(shown: Shown) {
  const asWritten = useMemo(() => shapeOf(conditions[shown]), [shown]);
  const inAlphabet = useMemo(() => shapeOf(conditions[shown], `search.${EVERYBODY}`), [shown]);
  const isStamped = useIsStamped(asWritten);
  return useLongList(isStamped ? inAlphabet : asWritten, profileSchema, all);
}

/**
 * Whether the server has stamped these people with what they are put in order by; who is not stamped would be missed. It is
 * asked once for a list: whoever signs up meanwhile is stamped a moment later.
 */
function useIsStamped(people: ListShape): boolean {
  const [unstamped, setUnstamped] = useState<ListShape | null>(null);
  useEffect(() => {
    freshPage(people, profileSchema).then(
      (page) => setUnstamped(page.every(({ search }) => search) ? null : people),
      // Then the list can't be followed either, and says so.
      () => undefined,
    );
  }, [people]);
  return unstamped !== people;
}

/** Whose name begins with a text as it is written, case and accents included. */
const beginningWith = (text: string): Condition[] => [
  ['full_name', '>=', text],
  ['full_name', '<', `${text}\uf8ff`],
];

const capitalized = (query: string) =>
  query.trim().replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Those whose name has a word that begins with each of the words asked for. */
export function useFoundPeople(query: string, shown: Shown) {
  const key = searchKey(query, 'everybody') ?? '';
  const shape = useMemo(() => shapeOf([], `search.${key}`), [key]);
  const keeps = useCallback(
    (each: Profile) => isNamed(each.full_name, query) && isShown(each, shown),
    [query, shown],
  );
  const { listed, ...pages } = useLongList(shape, profileSchema, keeps);

  // A name that was written this moment, or before there was a search, has no such fields yet.
  const byBeginning = useMemo(() => shapeOf(beginningWith(capitalized(query))), [query]);
  const begun = useListQuery(byBeginning, profileSchema);
  const merged = useMemo(() => {
    if (listed.state === 'failed' || begun.state !== 'ready') return listed;
    const { fromCache } = begun;
    const begins = begun.value.filter(keeps);
    if (listed.state === 'loading') {
      return begins.length === 0
        ? listed
        : { state: 'ready' as const, items: begins, hasMore: true, fromCache };
    }
    const both = [...listed.items, ...begins];
    const items = [...new Map(both.map((each) => [each.id, each])).values()];
    return inOrder({ ...listed, items });
  }, [listed, begun, keeps]);
  return { listed: merged, ...pages };
}
