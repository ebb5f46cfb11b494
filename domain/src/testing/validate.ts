import { ValidationError } from 'yup';
import type { Schema } from 'yup';

/** The first error of each field of a form. */
export function validationErrors(schema: Schema, values: Record<string, unknown>): string[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byField = new Map(error.inner.toReversed().map((each) => [each.path, each.message]));
    return [...byField.values()].toReversed();
  }
}

/** The first error of a form; null if it is valid. */
export function firstValidationError(
  schema: Schema,
  values: Record<string, unknown>,
): string | null {
  return validationErrors(schema, values)[0] ?? null;
}
