import { ValidationError } from 'yup';
import type { Schema } from 'yup';

/** The errors as a form shows them: empty fields count as absent, and each field has its first error. */
export function validationErrors(schema: Schema, values: Record<string, unknown>): string[] {
  const typed = Object.entries(values).map(([name, value]) => [
    name,
    value === '' ? undefined : value,
  ]);
  try {
    schema.validateSync(Object.fromEntries(typed), { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byField = new Map(error.inner.toReversed().map((each) => [each.path, each.message]));
    return [...byField.values()].toReversed();
  }
}

/** The first error, or null. */
export function firstValidationError(
  schema: Schema,
  values: Record<string, unknown>,
): string | null {
  return validationErrors(schema, values)[0] ?? null;
}
