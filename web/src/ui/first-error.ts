import { ValidationError } from 'yup';
import type { Schema } from 'yup';

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
