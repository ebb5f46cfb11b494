import type { ReactNode } from 'react';
import type { Live } from '@/lib/live';

/** What the hooks of `@/lib/live` answer in a test, by the path of the document or collection; without an answer they load. */
export const liveAnswers = new Map<string, Live<unknown>>();

export const ready = <T>(value: T, { sending = false, fromCache = false } = {}): Live<T> => ({
  state: 'ready',
  value,
  sending,
  fromCache,
});

const answerOf = (path: string): Live<unknown> => liveAnswers.get(path) ?? { state: 'loading' };

/** Stands in for `@/lib/live`: `vi.mock('@/lib/live', async () => (await import('@/testing/fake-live')).fakeLive)`. */
export const fakeLive = {
  LiveProvider: ({ children }: { children: ReactNode }) => children,
  useDoc: answerOf,
  useDocs: ({ path }: { path: string }) => answerOf(path),
};
