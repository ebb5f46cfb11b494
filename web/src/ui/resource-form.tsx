import { Alert, Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import { formDraft } from '@/lib/stored';
import { toastNews } from '@/lib/toast';
import { firstError, useFocusOnError } from './form';
import { FormAlert } from './form-alert';
import { LeaveGuard } from './leave-guard';
import { save } from './save';

type Texts = Record<string, string>;

interface Options<Values extends Texts, Fields> {
  schema: Schema<Fields>;
  /** The form before anything is typed. */
  initial: Values;
  /** The key of the draft on this device. */
  draftKey: string;
  /** Writes to the server; may throw a `SaveRefused`. Offline it fails, and what was typed stays. */
  save: (fields: Fields) => Promise<unknown>;
  toasts: Parameters<typeof save>[1];
  onSaved: (fields: Fields, values: Values) => void | Promise<void>;
}

export type ResourceFormState<Values extends Texts> = ReturnType<
  typeof useResourceForm<Values, unknown>
>;

/** A form that publishes or changes one document: validated on submit, kept as a draft on this device until it is saved. */
export function useResourceForm<Values extends Texts, Fields>(options: Options<Values, Fields>) {
  const { schema, initial, draftKey, toasts, onSaved } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: initial,
    validate: (values) => firstError(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError }) => {
      const fields = schema.validateSync(values);
      const failed = await save(() => options.save(fields), toasts);
      setFailure(failed && failed.reason);
      if (failed?.field) setFieldError(failed.field, failed.reason);
      if (failed) return;
      draft.forget();
      await onSaved(fields, values);
    },
  });
  const { values, dirty, isSubmitting, submitCount, setFieldValue, setValues, resetForm } = formik;
  const errors: Record<string, unknown> = formik.errors;
  const [error] = Object.values(errors);
  const draft = useDraft(draftKey, initial, formik);
  const ref = useFocusOnError(errors, submitCount);

  return {
    values,
    /** What is wrong with the form, or null. */
    error: typeof error === 'string' ? error : null,
    /** Why the last save failed, or null. */
    failure,
    isDirty: dirty,
    isUnsaved: dirty && !isSubmitting,
    isSaving: isSubmitting,
    isDraftRestored: draft.isRestored && submitCount === 0,
    forgetDraft: draft.forget,
    discardDraft: draft.discard,
    reset: (next = initial) => resetForm({ values: next }),
    set: (changed: Partial<Values>) =>
      void setValues((current) => ({ ...current, ...changed }), false),
    /** The props of the input for one field. */
    field: (name: keyof Values & string, label: string) => ({
      name,
      label,
      value: values[name],
      error: errors[name] !== undefined,
      // Formik's own handler turns what is typed into a number field into a number.
      onChange: ({ target }: { target: { value: string } }) =>
        void setFieldValue(name, target.value),
    }),
    /** The props of the form element. */
    element: { noValidate: true, ref, onSubmit: formik.handleSubmit },
  };
}

interface DraftedForm<Values> {
  values: Values;
  dirty: boolean;
  setValues: (values: Values, shouldValidate?: boolean) => unknown;
}

/** Keeps what is typed on this device and starts from it the next time. */
function useDraft<Values extends Texts>(key: string, initial: Values, form: DraftedForm<Values>) {
  const { values, dirty, setValues } = form;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(() => formDraft.read(key, initial));

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
    isRestored: draft !== null && dirty,
    forget,
    /** Drops what was typed; the toast's undo writes it back and reopens the page. */
    discard: (): void => {
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

interface NoticesProps<Values extends Texts> {
  form: ResourceFormState<Values>;
  onDiscard: () => void;
}

/** Above the fields: that a draft was restored, and what is wrong. */
export function FormNotices<Values extends Texts>({ form, onDiscard }: NoticesProps<Values>) {
  return (
    <>
      {form.isDraftRestored && (
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
      )}
      {form.error !== null && <FormAlert title="Erro de validação" text={form.error} />}
    </>
  );
}

interface Props<Values extends Texts> extends NoticesProps<Values> {
  submit: string;
  /** The submit button's text while saving; without it the button shows a spinner. */
  saving?: string;
  onCancel?: (() => void) | undefined;
  /** What happens to unsaved changes when the page is left. */
  guard?: string;
  /** The id of the heading. */
  labelledBy?: string;
  children: ReactNode;
}

const UNPUBLISHED =
  'O que você escreveu ainda não foi publicado. Fica guardado neste aparelho como rascunho.';

/** The form element: notices, the fields, the buttons, and the guard of unsaved changes. */
export function ResourceForm<Values extends Texts>(props: Props<Values>) {
  const { form, onDiscard, submit, saving, onCancel, guard = UNPUBLISHED, labelledBy } = props;
  const { isSaving } = form;
  return (
    <Stack component="form" {...form.element} spacing={2.5} aria-labelledby={labelledBy}>
      <FormNotices form={form} onDiscard={onDiscard} />
      {props.children}
      <Stack direction="row" spacing={1}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          {...(saving === undefined ? { loading: isSaving } : { disabled: isSaving })}
        >
          {saving !== undefined && isSaving ? saving : submit}
        </Button>
        {onCancel && (
          <Button size="large" onClick={onCancel} disabled={isSaving}>
            Cancelar
          </Button>
        )}
      </Stack>
      <LeaveGuard when={form.isUnsaved} text={guard} />
    </Stack>
  );
}
