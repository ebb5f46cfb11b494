import type { Day } from '@raizes/domain/day';
import { day, instant } from '@raizes/domain/documents/fields';
import { useMemo } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';
import { useStoredText } from '@/lib/use-stored-text';

const schema = v.object({
  day,
  memorized: v.boolean(),
  at: instant,
  /** The server has it, and has yet to credit it. */
  sent: v.boolean(),
});

/** A completion that this device has written and whose credit has not come back from the server yet. */
export type LocalCompletion = v.InferOutput<typeof schema>;

const key = (uid: string) => `completion.${uid}`;
const read = (uid: string) => stored(key(uid), schema);

export const localCompletion = {
  read,
  keep: (uid: string, completion: LocalCompletion) => storage.write(key(uid), completion),
  forget: (uid: string) => storage.remove(key(uid)),
  /** Only where it is that day's. */
  forgetOf(uid: string, of: Day): void {
    if (read(uid)?.day === of) localCompletion.forget(uid);
  },
};

/** This device's own completion of a day, as long as it waits for the server. */
export function useLocalCompletion(uid: string, of: Day): LocalCompletion | null {
  const text = useStoredText(key(uid));
  return useMemo(() => {
    const kept = text === null ? null : read(uid);
    return kept?.day === of ? kept : null;
  }, [uid, text, of]);
}
