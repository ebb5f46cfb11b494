import { useEffect, useRef } from 'react';
import { ObjectSchema, ValidationError } from 'yup';
import type { Schema } from 'yup';

/** Returns the first validation error in field order, in Formik's shape; `{}` when the values are valid. */
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

/** The names of the fields that must be filled in. */
export function requiredFields(schema: Schema): ReadonlySet<string> {
  const fields = schema instanceof ObjectSchema ? schema.describe().fields : {};
  const isRequired = (field: object) => 'optional' in field && field.optional === false;
  return new Set(Object.keys(fields).filter((name) => isRequired(fields[name] ?? {})));
}

/** Focuses the first invalid field after each refused submit. @returns the ref for the form */
export function useFocusOnError(name: string | undefined, submitCount: number, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    // Later the first invalid field changes while the person corrects them.
    if (isBusy || answered.current === submitCount) return;
    answered.current = submitCount;
    const field = name === undefined ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [submitCount, isBusy, name]);

  return form;
}
