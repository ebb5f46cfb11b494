import { useEffect, useState } from 'react';
import { formDraft } from '@/lib/form-draft';

interface Form<T> {
  initialValues: T;
  values: T;
  dirty: boolean;
  submitCount: number;
  setValues: (values: T, shouldValidate?: boolean) => unknown;
}

/**
 * Keeps what is being written in a form on the device, and begins with it the next time. `isRestored` while nothing has come of
 * it yet.
 */
export function useFormDraft<T extends Record<string, string>>(key: string, form: Form<T>) {
  const { values, dirty, submitCount, setValues } = form;
  const [draft, setDraft] = useState(() => formDraft.read(key, form.initialValues));

  useEffect(() => {
    if (draft) void setValues(draft, false);
  }, [draft, setValues]);
  useEffect(() => {
    if (dirty) formDraft.write(key, values);
  }, [dirty, key, values]);

  return {
    isRestored: draft !== null && dirty && submitCount === 0,
    forget: () => {
      formDraft.forget(key);
      setDraft(null);
    },
  };
}
