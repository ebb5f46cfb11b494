import { differingFields, mergeEdits } from '@raizes/domain/forms/merge';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Schema } from 'yup';
import { formDraft } from '@/lib/form-draft';
import { toastNews } from '@/lib/toast';
import { requiredFields, useFocusOnError } from './form';
import { EditConflict, saveWithToast } from './save';

type Texts = Record<string, string>;

/** Returns what to write, given what is stored. @throws `EditConflict` if another admin has changed the same field */
export type Merge<Values extends Texts, Fields> = (stored: Values) => Fields;

interface Options<Values extends Texts, Fields> {
  schema: Schema<Fields>;
  /** The values before anything is typed; for an existing document, its current values. */
  initial: Values;
  labels: Record<keyof Values, string>;
  /** How the value of a select is shown. */
  names?: Partial<Record<keyof Values, (value: string) => ReactNode>>;
  /** The key of the draft on this device. */
  draftKey: string;
  /** Starts empty and offers the draft, instead of restoring it. */
  offersDraft?: boolean;
  /** Fields that make sense only together: a merge takes all of them from the same version. */
  coupledFields?: readonly (keyof Values & string)[];
  /**
   * Creates the document, or changes it if it exists after all. Either this form has created it and the response was lost (`isOwn`), or
   * another admin has created it again after it was deleted. This and `change` can throw a `SaveRefused`. They fail offline, and
   * the typed text stays.
   */
  create: (
    fields: Fields,
    merge: Merge<Values, Fields>,
    isOwn: (stored: Values) => boolean,
  ) => Promise<unknown>;
  /** Changes the document in one transaction; null for a new one. */
  change: ((merge: Merge<Values, Fields>, fields: Fields) => Promise<unknown>) | null;
  toasts: Parameters<typeof saveWithToast>[1];
  onSaved: (fields: Fields, values: Values) => void | Promise<void>;
}

export type ResourceFormState<Values extends Texts> = ReturnType<
  typeof useResourceForm<Values, unknown>
>;

/**
 * A form that publishes or changes one document. It is validated on submit, stored as a draft on this device until it is saved, and
 * merged with what another admin has saved since it was opened.
 */
export function useResourceForm<Values extends Texts, Fields>(options: Options<Values, Fields>) {
  const { schema, initial, labels, names, draftKey, coupledFields = [] } = options;
  const { create, change, toasts, onSaved } = options;
  const [start] = useState(() => initialState(options));
  const [required] = useState(() => requiredFields(schema));
  const [hasErrors, setHasErrors] = useState(false);
  const [opened, setOpened] = useState(start.opened);
  /** The stored values, updated when a save finds that they differ from what was opened. */
  const [stored, setStored] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  /** The edited fields of a save whose response was lost, as the server might have stored them. */
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());

  const formik = useFormik({
    initialValues: start.values,
    validationSchema: schema,
    // While there are errors, so that each is gone once mended.
    validateOnChange: hasErrors,
    validateOnBlur: false,
    onSubmit: async (typed, { setFieldError }) => {
      let saved = { fields: schema.validateSync(typed), texts: typed };
      function merge(current: Values): Fields {
        // A value that this form has saved itself is not another admin's edit.
        const before = { ...opened };
        for (const name of differingFields(current, opened)) {
          if (sent.get(name) === current[name]) before[name] = current[name];
        }
        const versions = { opened: before, typed, stored: current, coupledFields };
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
      const failed = await saveWithToast(
        () => (change && !isDeleted ? change(merge, fields) : create(fields, merge, isOwn)),
        toasts,
      );
      if (failed?.isUnanswered) setSent(editedTexts(saved.fields, differingFields(typed, opened)));
      setFailure(failed && failed.reason);
      if (failed?.isDeleted) setDeleted(true);
      if (failed?.field) setFieldError(failed.field, failed.reason);
      if (failed) return;
      draft.forget();
      await onSaved(saved.fields, saved.texts);
    },
  });
  const { values, isSubmitting, submitCount, setFieldValue, setValues, resetForm } = formik;
  /** In the order of the fields. */
  const errors = new Map<string, unknown>(Object.entries(formik.errors));
  if (hasErrors !== errors.size > 0) setHasErrors(errors.size > 0);
  const [invalid, error] = [...errors][0] ?? [];
  const isDirty = differingFields(values, opened).length > 0;
  const { offered } = start;
  const draft = useDraft({ key: draftKey, values, opened, isDirty, offered, setValues });
  const ref = useFocusOnError(invalid, submitCount, isSubmitting);
  const inConflict = differingFields(opened, stored).filter(
    (name) => values[name] !== stored[name],
  );

  /** Makes the stored value the opened one, so that the field is no longer in conflict, whichever text was chosen. */
  function resolveConflict(name: keyof Values & string, chosen: Values): void {
    const [nextOpened, nextValues] = [{ ...opened }, { ...values }];
    for (const each of coupledFields.includes(name) ? coupledFields : [name]) {
      nextOpened[each] = stored[each];
      nextValues[each] = chosen[each];
    }
    setOpened(nextOpened);
    void setValues(nextValues, false);
  }

  return {
    values,
    /** The first validation error, or null. */
    error: textOf(error) ?? null,
    /** Some fields must be filled in. */
    hasRequired: required.size > 0,
    /** Why the last save failed, or null. */
    failure,
    /** Another admin has deleted the document; the next save creates it again. */
    isDeleted,
    /** The fields that another admin has also changed, with both texts. */
    conflicts: inConflict.map((name) => {
      const show = (text = '') => names?.[name]?.(text) ?? text;
      return {
        name,
        label: labels[name],
        typed: show(values[name]),
        stored: show(stored[name]),
        keepTyped: () => resolveConflict(name, values),
        takeStored: () => resolveConflict(name, stored),
      };
    }),
    isDirty,
    isUnsaved: isDirty && !isSubmitting,
    isSaving: isSubmitting,
    isDraftRestored: start.isRestored && isDirty && submitCount === 0,
    /** Swaps the typed text with the offered draft; null when there is none. */
    takeDraft: draft.take,
    forgetDraft: draft.forget,
    discardDraft: draft.discard,
    reset(next = initial): void {
      setOpened(next);
      setStored(next);
      resetForm({ values: next });
    },
    set: (changed: Partial<Values>) => void setValues((current) => ({ ...current, ...changed })),
    /** The props of the input for one field. */
    field: (name: keyof Values & string) => ({
      name,
      label: labels[name],
      value: values[name],
      required: required.has(name),
      error: inConflict.includes(name),
      problem: textOf(errors.get(name)),
      // Not Formik's own handler, which converts the text of a number field to a number.
      onChange: ({ target }: { target: { value: string } }) =>
        void setFieldValue(name, target.value),
    }),
    /** The props of the form element. */
    element: { noValidate: true, ref, onSubmit: formik.handleSubmit },
  };
}

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

type StartOptions<Values extends Texts> = Pick<
  Options<Values, unknown>,
  'draftKey' | 'initial' | 'offersDraft' | 'coupledFields'
> & { change: unknown };

/** Returns the state in which the form opens: its draft, if there is one, merged with what others have saved since. */
function initialState<Values extends Texts>(options: StartOptions<Values>) {
  const { draftKey, initial, offersDraft = false, change, coupledFields = [] } = options;
  const draft = formDraft.read(draftKey, initial);
  const empty = { values: initial, opened: initial, offered: null, isRestored: false };
  if (!draft) return empty;
  const { values, opened, offered } = draft;
  if (offersDraft && !offered) return { ...empty, offered: values };
  if (change === null) return { values, opened: initial, offered, isRestored: true };
  const merged = mergeEdits({ opened, typed: values, stored: initial, coupledFields });
  return { values: merged.texts, opened: merged.opened, offered, isRestored: true };
}

/** Returns the texts of the edited fields as the server would store them. */
function editedTexts(fields: unknown, edited: readonly string[]): Map<string, string> {
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
  /** A draft that was found but not restored. */
  offered: Values | null;
  setValues: (values: Values, shouldValidate: boolean) => unknown;
}

/** Stores the typed values on this device until they are saved or undone by hand. */
function useDraft<Values extends Texts>(form: DraftedForm<Values>) {
  const { key, values, opened, isDirty, setValues } = form;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState(form.offered);

  const [found] = useState(() => formDraft.read(key, values)?.values ?? null);
  /** What this window has last stored or found. */
  const known = useRef(found);

  useEffect(() => {
    const theirs = writtenElsewhere(key, values, [known.current, offered]);
    if (theirs) return setOffered(theirs);
    known.current = values;
    if (isDirty) formDraft.write(key, { values, opened, offered });
    else keepOfferedDraft(key, offered, opened);
  }, [isDirty, key, values, opened, offered]);

  const forget = () => {
    const theirs = writtenElsewhere(key, values, [known.current, offered]);
    keepOfferedDraft(key, theirs ?? offered, opened);
  };

  return {
    forget,
    /** Swaps the typed text with the offered draft; null when there is none. */
    take:
      offered &&
      (() => {
        setOffered(isDirty ? values : null);
        void setValues(offered, false);
      }),
    /** Drops the typed text; the toast's undo writes it back and reopens the page. */
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

/** Returns the draft that another window has stored under the key; null if it is this window's. */
function writtenElsewhere<Values extends Texts>(
  key: string,
  values: Values,
  own: (Values | null)[],
): Values | null {
  const stored = formDraft.read(key, values)?.values;
  if (!stored) return null;
  const isOwn = [values, ...own].some((each) => each && differingFields(stored, each).length === 0);
  return isOwn ? null : stored;
}

function keepOfferedDraft<Values extends Texts>(
  key: string,
  offered: Values | null,
  opened: Values,
): void {
  if (offered) formDraft.write(key, { values: offered, opened, offered: null });
  else formDraft.forget(key);
}
