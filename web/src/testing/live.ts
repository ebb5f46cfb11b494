import * as v from 'valibot';
import type { Schema } from '@/lib/documents';
import type { Live } from '@/lib/live';
import type { LivePage } from '@/lib/paging';

/** A listener's value; confirmed by the server by default. */
export const ready = <T>(value: T, { sending = false, fromCache = false } = {}): Live<T> => ({
  state: 'ready',
  value,
  sending,
  fromCache,
});

/** A live list with a single page. */
export const onlyPage = <T>(items: Live<T[]>): LivePage<T> => ({
  items,
  count: items.state === 'ready' ? items.value.length : 0,
  newer: null,
  older: null,
});

/** The answers of the mocked hooks of `@/lib/live`, by the path of the document or collection; without one they are loading. */
export const liveAnswers = new Map<string, Live<unknown>>();

const loading: Live<unknown> = { state: 'loading' };

/** Returns the same object as long as nothing changes, like the real hooks. */
const answerOf = (path: string | null): Live<unknown> =>
  path === null ? loading : (liveAnswers.get(path) ?? loading);

/** Mock of `@/lib/paging` with one page of `liveAnswers`. */
export const fakePaging = {
  usePages<T>({ path }: { path: string }, schema: Schema<T>, isShown?: (item: T) => boolean) {
    const items = answerOf(path);
    if (items.state !== 'ready') return onlyPage<T>(items);
    return onlyPage({
      ...items,
      value: v.parse(v.array(schema), items.value).filter(isShown ?? Boolean),
    });
  },
};

/** Mock of `@/lib/live`; `vi.mock` imports it. */
export const fakeLive = {
  useDoc: answerOf,
  useRestrictedDoc: answerOf,
  useDocs: (list: { path: string } | null) => answerOf(list && list.path),
};
