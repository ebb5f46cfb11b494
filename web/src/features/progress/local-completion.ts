import type { Day } from '@raizes/domain/day';
import { day, instant } from '@raizes/domain/documents/fields';
import * as v from 'valibot';
import { storage } from '@/lib/storage';

const schema = v.object({ day, memorized: v.boolean(), at: instant });

/** A completion that this device has written and whose credit has not come back from the server yet. */
export type LocalCompletion = v.InferOutput<typeof schema>;

const key = (uid: string) => `completion.${uid}`;

export const localCompletion = {
  keep: (uid: string, completion: LocalCompletion) => storage.write(key(uid), completion),
  of(uid: string, today: Day): LocalCompletion | null {
    const kept = v.safeParse(schema, storage.read(key(uid)));
    return kept.success && kept.output.day === today ? kept.output : null;
  },
  forget: (uid: string) => storage.remove(key(uid)),
};
