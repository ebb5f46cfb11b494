import * as v from 'valibot';
import { storage } from './storage';
import { readStored } from './stored';

type Texts = Record<string, string>;

/** What was typed into a form, and what it was opened with, so that it can be merged with what others save meanwhile. */
export interface FormDraft<T extends Texts> {
  values: T;
  opened: T;
  /** An earlier draft that the form offers instead of these values. */
  offered: T | null;
}

/** The draft of a form, stored on the device until it is saved or discarded. */
export const formDraft = {
  /** The draft, if it has every field that the form has today. */
  read<T extends Texts>(key: string, form: T): FormDraft<T> | null {
    const fields = v.object(
      Object.fromEntries(Object.keys(form).map((name) => [name, v.string()])),
    );
    const shape = v.object({ values: fields, opened: fields, offered: v.nullable(fields) });
    const stored = readStored(`form-draft.${key}`, shape) ?? valuesAlone(key, fields, form);
    return (
      stored && {
        values: { ...form, ...stored.values },
        opened: { ...form, ...stored.opened },
        offered: stored.offered && { ...form, ...stored.offered },
      }
    );
  },
  write: <T extends Texts>(key: string, draft: FormDraft<T>) =>
    storage.write(`form-draft.${key}`, draft),
  forget: (key: string) => storage.remove(`form-draft.${key}`),
};

/** A draft as earlier versions of the app stored it. */
function valuesAlone<T>(key: string, fields: v.GenericSchema<unknown, T>, opened: Texts) {
  const values = readStored(`form-draft.${key}`, fields);
  return values && { values, opened, offered: null };
}
