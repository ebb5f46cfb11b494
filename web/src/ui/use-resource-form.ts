import { differences, mergeEdits } from '@raizes/domain/forms/merge';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import { formDraft } from '@/lib/form-draft';
import { toastNews } from '@/lib/toast';
import { firstError, useFocusOnError } from './form';
import { EditConflict, save } from './save';

type Texts = Record<string, string>;

/** What to write, given what is stored. @throws an `EditConflict` where somebody else has changed the same field */
export type Merge<Values extends Texts, Fields> = (stored: Values) => Fields;

interface Options<Values extends Texts, Fields> {
  schema: Schema<Fields>;
  /** The form before anything is typed; of an existing document as it is stored now. */
  initial: Values;
  labels: Record<keyof Values, string>;
  /** How the value of a select is shown. */
  names?: Partial<Record<keyof Values, (value: string) => ReactNode>>;
  /** The key of the draft on this device. */
  draftKey: string;
  /** Starts empty, and offers the draft instead of restoring it. */
  offersDraft?: boolean;
  /** Fields that mean something only together. */
  together?: readonly (keyof Values & string)[];
  /**
   * Creates the document; one that turns out to exist is changed: this form may have created it without an answer (`isOwn`), or
   * another admin has, after it was deleted. This and `change` may throw a `SaveRefused`; offline they fail, and what was typed stays.
   */
  create: (
    fields: Fields,
    merge: Merge<Values, Fields>,
    isOwn: (stored: Values) => boolean,
  ) => Promise<unknown>;
  /** Changes the document in one transaction; null for a new one. */
  change: ((merge: Merge<Values, Fields>, fields: Fields) => Promise<unknown>) | null;
  toasts: Parameters<typeof save>[1];
  onSaved: (fields: Fields, values: Values) => void | Promise<void>;
}

export type ResourceFormState<Values extends Texts> = ReturnType<
  typeof useResourceForm<Values, unknown>
>;

/**
 * A form that publishes or changes one document: validated on submit, kept as a draft on this device until it is saved, and merged
 * with what another admin has saved meanwhile.
 */
export function useResourceForm<Values extends Texts, Fields>(options: Options<Values, Fields>) {
  const { schema, initial, labels, names, draftKey, together = [] } = options;
  const { create, change, toasts, onSaved } = options;
  const [start] = useState(() => startOf(options));
  const [opened, setOpened] = useState(start.opened);
  /** What is stored, once it is known to differ from what was opened. */
  const [stored, setStored] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  /** What was typed and sent without an answer, as the server may have stored it. */
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());

  // Loaded ahead: Chromium does not fetch a module again that has once failed to load.
  useEffect(() => {
    import('@/lib/server').catch((cause: unknown) => console.warn('Saving may fail', cause));
  }, []);

  const formik = useFormik({
    initialValues: start.values,
    validate: (typed) => firstError(schema, typed),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (typed, { setFieldError }) => {
      let saved = { fields: schema.validateSync(typed), texts: typed };
      function merge(current: Values): Fields {
        // What the form itself has saved is no other admin's edit.
        const before = { ...opened };
        for (const name of differences(current, opened)) {
          if (sent.get(name) === current[name]) before[name] = current[name];
        }
        const versions = { opened: before, typed, stored: current, together };
        const { texts, conflicts, opened: next } = mergeEdits(versions);
        if (conflicts.length > 0) {
          setStored(current);
          setOpened(next);
          void setValues(texts, false);
          setDeleted(false);
          throw new EditConflict();
        }
        saved = { fields: schema.validateSync(texts), texts };
        return saved.fields;
      }
      const { fields } = saved;
      const isOwn = (current: Values) =>
        sent.size > 0 &&
        Object.entries(current).every(([name, text]) => text === (sent.get(name) ?? text));
      const failed = await save(
        () => (change && !isDeleted ? change(merge, fields) : create(fields, merge, isOwn)),
        toasts,
      );
      if (failed?.isUnanswered) setSent(editedIn(saved.fields, differences(typed, opened)));
      setFailure(failed && failed.reason);
      if (failed?.isDeleted) setDeleted(true);
      if (failed?.field) setFieldError(failed.field, failed.reason);
      if (failed) return;
      draft.forget();
      await onSaved(saved.fields, saved.texts);
    },
  });
  const { values, isSubmitting, submitCount, setFieldValue, setValues, resetForm } = formik;
  const errors: Record<string, unknown> = formik.errors;
  const [error] = Object.values(errors);
  const isDirty = differences(values, opened).length > 0;
  const { offered } = start;
  const draft = useDraft({ key: draftKey, values, opened, isDirty, offered, setValues });
  const ref = useFocusOnError(errors, submitCount);
  const inConflict = differences(opened, stored).filter((name) => values[name] !== stored[name]);

  /** What was opened becomes what is stored: the field is no longer in conflict, whichever text it holds. */
  function choose(name: keyof Values & string, texts: Values): void {
    const [opens, takes] = [{ ...opened }, { ...values }];
    for (const each of together.includes(name) ? together : [name]) {
      opens[each] = stored[each];
      takes[each] = texts[each];
    }
    setOpened(opens);
    void setValues(takes, false);
  }

  return {
    values,
    /** What is wrong with the form, or null. */
    error: typeof error === 'string' ? error : null,
    /** Why the last save failed, or null. */
    failure,
    /** Somebody else has deleted the document; the next save creates it again. */
    isDeleted,
    /** The fields that somebody else has changed too, with both texts. */
    conflicts: inConflict.map((name) => {
      const show = (text = '') => names?.[name]?.(text) ?? text;
      return {
        name,
        label: labels[name],
        typed: show(values[name]),
        stored: show(stored[name]),
        keepTyped: () => choose(name, values),
        takeStored: () => choose(name, stored),
      };
    }),
    isDirty,
    isUnsaved: isDirty && !isSubmitting,
    isSaving: isSubmitting,
    isDraftRestored: start.isRestored && isDirty && submitCount === 0,
    /** Exchanges what is typed for the draft on offer; null when there is none. */
    takeDraft: draft.take,
    forgetDraft: draft.forget,
    discardDraft: draft.discard,
    reset(next = initial): void {
      setOpened(next);
      setStored(next);
      resetForm({ values: next });
    },
    set: (changed: Partial<Values>) =>
      void setValues((current) => ({ ...current, ...changed }), false),
    /** The props of the input for one field. */
    field: (name: keyof Values & string) => ({
      name,
      label: labels[name],
      value: values[name],
      error: errors[name] !== undefined || inConflict.includes(name),
      // Formik's own handler turns what is typed into a number field into a number.
      onChange: ({ target }: { target: { value: string } }) =>
        void setFieldValue(name, target.value),
    }),
    /** The props of the form element. */
    element: { noValidate: true, ref, onSubmit: formik.handleSubmit },
  };
}

type Started<Values extends Texts> = Pick<
  Options<Values, unknown>,
  'draftKey' | 'initial' | 'offersDraft' | 'together'
> & { change: unknown };

/** The form as it starts: from its draft, which is merged with what others have saved since. */
function startOf<Values extends Texts>(options: Started<Values>) {
  const { draftKey, initial, offersDraft = false, change, together = [] } = options;
  const draft = formDraft.read(draftKey, initial);
  const empty = { values: initial, opened: initial, offered: null, isRestored: false };
  if (!draft) return empty;
  const { values, opened, offered } = draft;
  if (offersDraft && !offered) return { ...empty, offered: values };
  if (change === null) return { values, opened: initial, offered, isRestored: true };
  const merged = mergeEdits({ opened, typed: values, stored: initial, together });
  return { values: merged.texts, opened: merged.opened, offered, isRestored: true };
}

/** The texts that were edited, as they are stored. */
function editedIn(fields: unknown, edited: readonly string[]): Map<string, string> {
  const all = Object.entries(fields ?? {}).map(
    ([name, value]) => [name, String(value ?? '')] as const,
  );
  return new Map(all.filter(([name]) => edited.includes(name)));
}

interface DraftedForm<Values> {
  key: string;
  values: Values;
  opened: Values;
  isDirty: boolean;
  /** A draft that was found, and not restored. */
  offered: Values | null;
  setValues: (values: Values, shouldValidate: boolean) => unknown;
}

/** Keeps what is typed on this device, until it is saved or undone by hand. */
function useDraft<Values extends Texts>(form: DraftedForm<Values>) {
  const { key, values, opened, isDirty, setValues } = form;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState(form.offered);

  useEffect(() => {
    if (isDirty) formDraft.write(key, { values, opened, offered });
    else keepOnly(key, offered, opened);
  }, [isDirty, key, values, opened, offered]);

  const forget = () => keepOnly(key, offered, opened);

  return {
    forget,
    /** Exchanges what is typed for the draft on offer; null when there is none. */
    take:
      offered &&
      (() => {
        setOffered(isDirty ? values : null);
        void setValues(offered, false);
      }),
    /** Drops what was typed; the toast's undo writes it back and reopens the page. */
    discard: (): void => {
      forget();
      if (!isDirty) return;
      toastNews('Rascunho descartado', 'O que você escreveu não foi salvo.', {
        label: 'Desfazer',
        run: () => {
          formDraft.write(key, { values, opened, offered });
          void navigate(pathname + search);
        },
      });
    },
  };
}

function keepOnly<Values extends Texts>(key: string, offered: Values | null, opened: Values): void {
  if (offered) formDraft.write(key, { values: offered, opened, offered: null });
  else formDraft.forget(key);
}
