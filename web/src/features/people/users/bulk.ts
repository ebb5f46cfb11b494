import type { Request } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { profileSchema } from '@raizes/domain/documents/people';
import type { PeopleFilter, Profile } from '@raizes/domain/documents/people';
import { BULK_PEOPLE_MAX } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { fetchDocs } from '@/lib/reads';
import { countDocs } from '@/lib/server';
import { conditionsOf, unlinkedConditions } from './api';

export type BulkOutcome = Response<'change-people'>;
/** Each change has its own batch id, by which it can be undone. */
export type BulkChange = Request<'change-people'>;

/** The server can change hundreds of people, some with hundreds of disciples. */
const BULK_TIMEOUT_MS = 300_000;

export async function changePeople(change: BulkChange): Promise<BulkOutcome> {
  return call('change-people', change, BULK_TIMEOUT_MS);
}

export interface PeopleCounts {
  all: number;
  /** Disciples without a leader. */
  unlinked: number;
}

/**
 * The number of people; null until counted. They are recounted when `key` changes, and not counted for an empty key. Costs two
 * reads per thousand people.
 */
export function usePeopleCounts(key: string): PeopleCounts | null {
  const [counts, setCounts] = useState<PeopleCounts | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    async function count(): Promise<void> {
      const [all, without] = await Promise.all([
        countDocs(collections.profiles),
        countDocs(collections.profiles, unlinkedConditions),
      ]);
      if (!abort.signal.aborted) setCounts({ all, unlinked: without });
    }
    if (key) count().catch((error: unknown) => console.warn('Nobody could be counted', error));
    return () => abort.abort();
  }, [key]);
  return counts;
}

/** The number of people of a filter; null until counted. Costs one read per thousand people. */
export function useFilteredCount(filter: PeopleFilter, isWanted: boolean): number | null {
  const [counted, setCounted] = useState<{ filter: PeopleFilter; count: number } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    if (isWanted) {
      countDocs(collections.profiles, conditionsOf(filter)).then(
        (count) => void (abort.signal.aborted || setCounted({ filter, count })),
        (error: unknown) => console.warn('The people of a filter could not be counted', error),
      );
    }
    return () => abort.abort();
  }, [filter, isWanted]);
  return counted?.filter === filter ? counted.count : null;
}

/** The disciples without a leader, by name; at most as many as can be changed at once. */
export const fetchUnlinked = (): Promise<Profile[]> =>
  fetchDocs(
    {
      path: collections.profiles,
      conditions: unlinkedConditions,
      ascending: 'full_name',
      size: BULK_PEOPLE_MAX,
    },
    profileSchema,
  );

/** `1 pessoa`, `12 pessoas` */
export const formatPeople = (count: number) =>
  count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`;
