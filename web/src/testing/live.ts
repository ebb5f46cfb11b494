import type { Live } from '@/lib/live';

/** A listener's value; confirmed by the server by default. */
export const ready = <T>(value: T, { sending = false, fromCache = false } = {}): Live<T> => ({
  state: 'ready',
  value,
  sending,
  fromCache,
});

/** The answers of the mocked hooks of `@/lib/live`, by the path of the document or collection; without one they are loading. */
export const liveAnswers = new Map<string, Live<unknown>>();

const loading: Live<unknown> = { state: 'loading' };

/** Returns the same object as long as nothing changes, like the real hooks. */
const answerOf = (path: string | null): Live<unknown> =>
  path === null ? loading : (liveAnswers.get(path) ?? loading);

/** Mock of `@/lib/live`; `vi.mock` imports it. */
export const fakeLive = {
  useDoc: answerOf,
  useRestrictedDoc: answerOf,
  useDocs: (list: { path: string } | null) => answerOf(list && list.path),
};
