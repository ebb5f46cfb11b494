import * as v from 'valibot';
import type { Schema } from './documents';
import type { Live } from './live';
import { storage } from './storage';
import { readStored } from './stored';

const KEY = 'week-ahead';
const schema = v.object({
  /** The day on which it was fetched. */
  from: v.string(),
  devotionals: v.array(v.unknown()),
  readings: v.array(v.unknown()),
  /** Summaries of the readings for cards, so that the first paint parses no chapter. */
  summaries: v.array(v.unknown()),
});

const read = () => readStored(KEY, schema);

/** The content of the coming week, stored on this device for offline use. */
export const weekAhead = {
  isFrom: (day: string) => read()?.from === day,
  store: (week: v.InferOutput<typeof schema>) => storage.write(KEY, week),
  /** Returns the stored documents that match the schema. */
  list<T>(kind: 'devotionals' | 'readings' | 'summaries', documentSchema: Schema<T>): T[] {
    return (read()?.[kind] ?? []).flatMap((document) => {
      const parsed = v.safeParse(documentSchema, document);
      return parsed.success ? [parsed.output] : [];
    });
  },
};

/** Returns the live document, or the one of the week ahead when the device is offline and Firestore has not cached it. */
export function orStoredAhead<T>(live: Live<T>, find: () => T | undefined): Live<T> {
  if (live.state !== 'missing' || !live.fromCache) return live;
  const value = find();
  return value ? { state: 'ready', value, sending: false, fromCache: true } : live;
}
