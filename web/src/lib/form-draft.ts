import * as v from 'valibot';
import { storage } from './storage';
import { stored } from './stored';

type Texts = Record<string, string>;

/** What is being written in a form, kept on the device until it is saved or discarded. */
export const formDraft = {
  /** The draft, if there is one of this form as it is today. */
  read<T extends Texts>(key: string, form: T): T | null {
    const fields = Object.fromEntries(Object.keys(form).map((name) => [name, v.string()]));
    const kept = stored(`form-draft.${key}`, v.object(fields));
    return kept && { ...form, ...kept };
  },
  write: (key: string, form: Texts) => storage.write(`form-draft.${key}`, form),
  forget: (key: string) => storage.remove(`form-draft.${key}`),
};
