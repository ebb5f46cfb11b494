import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { storage, useStoredText } from './storage';

/** What is stored under a key; null where there is nothing, or nothing that fits the schema. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const kept = v.safeParse(schema, storage.read(key));
  return kept.success ? kept.output : null;
}

/** The draft of a text, one for each id, stored on the device until it is sent. A blank draft is removed. */
export function textDraft(name: string) {
  const key = (id: string) => `${name}.${id}`;
  const draft = {
    read: (id: string): string => readStored(key(id), v.string()) ?? '',
    write(id: string, text: string): void {
      if (isBlank(text)) storage.remove(key(id));
      else storage.write(key(id), text);
    },
    forget: (id: string) => storage.remove(key(id)),
    /** The text, also when something else changes it. */
    useText(id: string): string {
      useStoredText(key(id));
      return draft.read(id);
    },
  };
  return draft;
}
