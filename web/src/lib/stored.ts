import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { storage, useStoredText } from './storage';

/** Reads the value stored under a key; null if there is none or it does not match the schema. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const parsed = v.safeParse(schema, storage.read(key));
  return parsed.success ? parsed.output : null;
}

/** Drafts of a text, one per id, stored on the device until the text is sent. A blank draft is removed. */
export function textDraft(name: string) {
  const key = (id: string) => `${name}.${id}`;
  const draft = {
    read: (id: string): string => readStored(key(id), v.string()) ?? '',
    write(id: string, text: string): void {
      if (isBlank(text)) storage.remove(key(id));
      else storage.write(key(id), text);
    },
    forget: (id: string) => storage.remove(key(id)),
    /** Follows the text, including changes from elsewhere. */
    useText(id: string): string {
      useStoredText(key(id));
      return draft.read(id);
    },
  };
  return draft;
}
