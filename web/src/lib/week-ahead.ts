import * as v from 'valibot';
import type { Schema } from './documents';
import type { Live } from './live';
import { storage } from './storage';
import { readStored } from './stored';

const KEY = 'week-ahead';
const schema = v.object({
  /** The day on which it was asked for. */
  from: v.string(),
  devotionals: v.array(v.unknown()),
  readings: v.array(v.unknown()),
});

const read = () => readStored(KEY, schema);

/** The content of the coming days, kept on this device for when there is no network. */
export const weekAhead = {
  isFrom: (day: string) => read()?.from === day,
  keep: (from: string, answer: unknown) =>
    storage.write(KEY, v.parse(schema, { ...v.parse(v.looseObject({}), answer), from })),
  /** Those of the kept documents that fit. */
  list<T>(kind: 'devotionals' | 'readings', of: Schema<T>): T[] {
    return (read()?.[kind] ?? []).flatMap((each) => {
      const parsed = v.safeParse(of, each);
      return parsed.success ? [parsed.output] : [];
    });
  },
};

/** What a listener knows, or what was kept ahead where it has never heard of the document and can't ask. */
export function orKeptAhead<T>(live: Live<T>, find: () => T | undefined): Live<T> {
  if (live.state !== 'missing' || !live.fromCache) return live;
  const value = find();
  return value ? { state: 'ready', value, sending: false, fromCache: true } : live;
}
