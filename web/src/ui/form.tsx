import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { formDraft } from '@/lib/stored';
import { toastNews } from '@/lib/toast';

/** The first thing wrong with a form, in the order of its fields, in Formik's shape; nothing when all is well. */
export function firstError(schema: Schema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = error.inner[0] ?? error;
    return { [first.path ?? '']: first.message };
  }
}

/** What is wrong with a form, said once, above it. */
export function FormAlert({ title, text }: { title: string; text: string }) {
  return (
    <Box
      role="alert"
      sx={{
        px: 2,
        py: 1.5,
        // The label of the field below it stands on that field's edge.
        '&:not(:last-child)': { mb: 0.5 },
        borderRadius: 1,
        borderLeft: 4,
        borderColor: 'error.main',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-error-main) 10%, transparent)',
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}

/** Says that a form begins with what was written before, and offers to begin anew. */
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

/** After a refused submit the focus goes to the first field that is wrong; give the ref to the form. */
export function useFocusOnError(errors: Record<string, unknown>, submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  const [name] = Object.keys(errors);

  useEffect(() => {
    if (submitCount === 0 || !name) return;
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [submitCount, name]);

  return form;
}

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
