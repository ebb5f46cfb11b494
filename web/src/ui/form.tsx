import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formDraft } from '@/lib/form-draft';
import { toastNews } from '@/lib/toast';

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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(() => formDraft.read(key, form.initialValues));

  useEffect(() => {
    if (draft) void setValues(draft, false);
  }, [draft, setValues]);
  useEffect(() => {
    if (dirty) formDraft.write(key, values);
  }, [dirty, key, values]);

  function forget(): void {
    formDraft.forget(key);
    setDraft(null);
  }

  return {
    isRestored: draft !== null && dirty && submitCount === 0,
    forget,
    /** For whoever gives up what was written; it comes back with the page when they think better of it. */
    discard(): void {
      forget();
      if (!dirty) return;
      toastNews('Rascunho descartado', 'O que você escreveu não foi salvo.', {
        label: 'Desfazer',
        run: () => {
          formDraft.write(key, values);
          void navigate(pathname + search);
        },
      });
    },
  };
}
