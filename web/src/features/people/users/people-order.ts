import { positions } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { useState } from 'react';

export type Column = 'name' | 'church' | 'position' | 'leader';

export interface Sort {
  column: Column;
  descending: boolean;
}

/**
 * The people sorted by a column. A row keeps its place while its person is changed, so that it does not jump away from the
 * admin who changes it.
 */
export function useSorted(people: Profile[], leaders: Profile[], sort: Sort): Profile[] {
  const isAsListed = sort.column === 'name' && !sort.descending;
  const key = `${sort.column} ${sort.descending} ${people.map(({ id }) => id).join(' ')}`;
  const [order, setOrder] = useState({ key: '', ids: new Array<string>() });
  if (!isAsListed && order.key !== key) {
    setOrder({ key, ids: sortPeople(people, leaders, sort).map(({ id }) => id) });
  }
  if (isAsListed) return people;
  const byId = new Map(people.map((person) => [person.id, person]));
  return order.ids.flatMap((id) => byId.get(id) ?? []);
}

const alphabet = new Intl.Collator('pt-BR');

/** Sorts by a column, and ties by name. In the order of leaders, people without a leader come last in both directions. */
export function sortPeople(people: Profile[], leaders: Profile[], sort: Sort): Profile[] {
  const names = new Map(leaders.map(({ id, full_name }) => [id, full_name]));
  // The name of an unlisted leader is unknown; their disciples are still kept together.
  const leaderOf = ({ pastor_id }: Profile) =>
    pastor_id === null ? '' : (names.get(pastor_id) ?? `\uFFFF${pastor_id}`);
  const compare: Record<Column, (one: Profile, other: Profile) => number> = {
    name: () => 0,
    church: (one, other) => alphabet.compare(one.church_denomination, other.church_denomination),
    position: (one, other) => positions.indexOf(one.position) - positions.indexOf(other.position),
    leader: (one, other) => alphabet.compare(leaderOf(one), leaderOf(other)),
  };
  const direction = sort.descending ? -1 : 1;
  const isLast = ({ pastor_id }: Profile) => sort.column === 'leader' && pastor_id === null;
  return people.toSorted(
    (one, other) =>
      Number(isLast(one)) - Number(isLast(other)) ||
      direction *
        (compare[sort.column](one, other) || alphabet.compare(one.full_name, other.full_name)),
  );
}
