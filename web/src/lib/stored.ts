import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { storage } from './storage';

/** What this device keeps under a key; null where there is nothing, or nothing that fits its schema. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const kept = v.safeParse(schema, storage.read(key));
  return kept.success ? kept.output : null;
}

type Texts = Record<string, string>;

/** What is being written in a form, kept on the device until it is saved or discarded. */
export const formDraft = {
  /** The draft, if there is one of this form as it is today. */
  read<T extends Texts>(key: string, form: T): T | null {
    const fields = Object.fromEntries(Object.keys(form).map((name) => [name, v.string()]));
    const kept = readStored(`form-draft.${key}`, v.object(fields));
    return kept && { ...form, ...kept };
  },
  write: (key: string, form: Texts) => storage.write(`form-draft.${key}`, form),
  forget: (key: string) => storage.remove(`form-draft.${key}`),
};

/** A text that is being written, of which there is one for each id: on the device until it is sent. Blank, it is nothing. */
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
