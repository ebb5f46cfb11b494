import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { Schema } from '@/lib/documents';
import type { Live } from '@/lib/live';
import type { LivePage } from '@/lib/paging';

/** What a listener holds: confirmed by the server unless the test says otherwise. */
export const ready = <T>(value: T, { sending = false, fromCache = false } = {}): Live<T> => ({
  state: 'ready',
  value,
  sending,
  fromCache,
});

/** The only page of a live list. */
export const onlyPage = <T>(items: Live<T[]>): LivePage<T> => ({
  items,
  count: items.state === 'ready' ? items.value.length : 0,
  newer: null,
  older: null,
});

/** What the hooks of `@/lib/live` answer in a test, by the path of the document or collection; without an answer they load. */
export const liveAnswers = new Map<string, Live<unknown>>();

const loading: Live<unknown> = { state: 'loading' };

/** The same object as long as nothing changes, as the hooks give it. */
const answerOf = (path: string | null): Live<unknown> =>
  path === null ? loading : (liveAnswers.get(path) ?? loading);

/** Stands in for `@/lib/paging`: one page of the same answers. */
export const fakePaging = {
  usePages<T>({ path }: { path: string }, schema: Schema<T>, keep?: (item: T) => boolean) {
    const items = answerOf(path);
    if (items.state !== 'ready') return onlyPage<T>(items);
    return onlyPage({
      ...items,
      value: v.parse(v.array(schema), items.value).filter(keep ?? Boolean),
    });
  },
};

/** Stands in for `@/lib/live`: `vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive)`. */
export const fakeLive = {
  LiveProvider: ({ children }: { children: ReactNode }) => children,
  useDoc: answerOf,
  useGuardedDoc: answerOf,
  useDocs: (list: { path: string } | null) => answerOf(list && list.path),
};
