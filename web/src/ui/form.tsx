import { useEffect, useRef } from 'react';
import { ValidationError } from 'yup';
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

/** Focuses the invalid field after a refused submit. @returns the ref for the form */
export function useFocusOnError(name: string | undefined, submitCount: number) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (submitCount === 0 || !name) return;
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [submitCount, name]);

  return form;
}
