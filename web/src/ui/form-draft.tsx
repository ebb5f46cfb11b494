import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formDraft } from '@/lib/stored';
import { toastNews } from '@/lib/toast';

interface Form<T> {
  initialValues: T;
  values: T;
  dirty: boolean;
  submitCount: number;
  setValues: (values: T, shouldValidate?: boolean) => unknown;
}

/** Keeps a form's values on the device and restores them the next time; `isRestored` until the first submit. */
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
    /** Throws the draft away, with a toast to undo that. */
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

/** Says that the form starts from a stored draft, and offers to discard it. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          Descartar rascunho
        </Button>
      }
    >
      Continuamos de onde você parou neste aparelho.
    </Alert>
  );
}
