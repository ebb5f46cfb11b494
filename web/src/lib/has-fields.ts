interface Types {
  string: string;
  number: number;
}

/** Whether all of these fields are there and of this type: for what is checked before valibot is worth loading. */
export function hasFields<Field extends string, Type extends keyof Types>(
  value: unknown,
  fields: readonly Field[],
  type: Type,
): value is Record<Field, Types[Type]> {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return fields.every((field) => typeof entries.get(field) === type);
}
