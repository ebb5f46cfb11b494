import type { Day } from '@raizes/domain/day';
import { day, instant } from '@raizes/domain/documents/fields';
import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';

const schema = v.object({
  day,
  memorized: v.boolean(),
  at: instant,
  /** The server has it, and has yet to credit it. */
  sent: v.boolean(),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), schema);

/** A completion that this device has written and whose credit has not come back from the server yet. */
export type LocalCompletion = v.InferOutput<typeof schema>;

const key = (uid: string) => `completion.${uid}`;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(uid: string): LocalCompletion | null {
  const kept = v.safeParse(schema, storage.read(key(uid)));
  return kept.success ? kept.output : null;
}

export const localCompletion = {
  read,
  keep(uid: string, completion: LocalCompletion): void {
    storage.write(key(uid), completion);
    changed();
  },
  forget(uid: string): void {
    storage.remove(key(uid));
    changed();
  },
  /** Only where it is that day's. */
  forgetOf(uid: string, of: Day): void {
    if (read(uid)?.day === of) localCompletion.forget(uid);
  },
};

/** This device's own completion of a day, as long as it waits for the server. */
export function useLocalCompletion(uid: string, of: Day): LocalCompletion | null {
  const text = useSyncExternalStore(subscribe, () => storage.readText(key(uid)));
  return useMemo(() => {
    const kept = v.safeParse(storedSchema, text);
    return kept.success && kept.output.day === of ? kept.output : null;
  }, [text, of]);
}
