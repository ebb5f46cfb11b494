import * as v from 'valibot';
import { storage } from './storage';

/** What this device keeps under a key; null where there is nothing, or nothing that fits its schema. */
export function stored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const kept = v.safeParse(schema, storage.read(key));
  return kept.success ? kept.output : null;
}
