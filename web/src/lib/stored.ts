import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { storage } from './storage';

/** What is stored under a key; null where there is nothing, or nothing that fits the schema. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const kept = v.safeParse(schema, storage.read(key));
  return kept.success ? kept.output : null;
}

type Texts = Record<string, string>;

/** The draft of a form, stored on the device until it is saved or discarded. */
export const formDraft = {
  /** The draft, if it has every field that the form has today. */
  read<T extends Texts>(key: string, form: T): T | null {
    const fields = Object.fromEntries(Object.keys(form).map((name) => [name, v.string()]));
    const kept = readStored(`form-draft.${key}`, v.object(fields));
    return kept && { ...form, ...kept };
  },
  write: (key: string, form: Texts) => storage.write(`form-draft.${key}`, form),
  forget: (key: string) => storage.remove(`form-draft.${key}`),
};

/** The draft of a text, one for each id, stored on the device until it is sent. A blank draft is removed. */
export function textDraft(name: string) {
  const key = (id: string) => `${name}.${id}`;
  return {
    read: (id: string): string => readStored(key(id), v.string()) ?? '',
    write(id: string, text: string): void {
      if (isBlank(text)) storage.remove(key(id));
      else storage.write(key(id), text);
    },
    forget: (id: string) => storage.remove(key(id)),
  };
}
