import { ValidationError } from 'yup';
import type { Schema } from 'yup';

/** The messages as a form gets them: empty fields are absent, every field is checked and shows its first. */
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

/** The one message that the screen shows, or null. */
export function firstValidationError(
  schema: Schema,
  values: Record<string, unknown>,
): string | null {
  return validationErrors(schema, values)[0] ?? null;
}
