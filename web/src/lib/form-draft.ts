import * as v from 'valibot';
import { storage } from './storage';
import { readStored } from './stored';

type Texts = Record<string, string>;

/** The values of a form and the values it was opened with, so that they can be merged with changes saved by others. */
export interface FormDraft<T extends Texts> {
  values: T;
  opened: T;
  /** An earlier draft that the form offers instead of these values. */
  offered: T | null;
}

/** Drafts of forms, stored on the device until they are saved or discarded. */
export const formDraft = {
  /** Returns the draft if it has every field of the current form. */
  read<T extends Texts>(key: string, form: T): FormDraft<T> | null {
    const fields = v.object(
      Object.fromEntries(Object.keys(form).map((name) => [name, v.string()])),
    );
    const shape = v.object({ values: fields, opened: fields, offered: v.nullable(fields) });
    const stored = readStored(`form-draft.${key}`, shape);
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
