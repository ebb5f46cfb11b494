type Texts = Record<string, string>;

/** The texts of a form: as opened, as typed, and as stored now, possibly by another admin. */
interface Versions<T extends Texts> {
  opened: T;
  typed: T;
  stored: T;
  /** Fields that make sense only together: all of them are taken from the same version. */
  coupledFields?: readonly (keyof T & string)[];
}

interface Merged<T extends Texts> {
  /** A field that only one side changed has that side's text; a field in conflict keeps what was typed. */
  texts: T;
  /** The fields that both sides changed to different texts. */
  conflicts: (keyof T & string)[];
  /** The new base for the next merge: the stored texts, except for the fields in conflict. */
  opened: T;
}

/** Merges two edits of the same form, field by field. */
export function mergeEdits<T extends Texts>(versions: Versions<T>): Merged<T> {
  const { opened, typed, stored, coupledFields = [] } = versions;
  const merged: Merged<T> = { texts: { ...typed }, conflicts: [], opened: { ...stored } };
  const uncoupled = fieldsOf(typed).filter((name) => !coupledFields.includes(name));
  for (const names of [coupledFields, ...uncoupled.map((name) => [name])]) {
    const differ = (one: T, other: T) => names.some((name) => one[name] !== other[name]);
    if (!differ(typed, opened)) for (const name of names) merged.texts[name] = stored[name];
    else if (differ(stored, opened) && differ(stored, typed)) {
      merged.conflicts.push(...names);
      for (const name of names) merged.opened[name] = opened[name];
    }
  }
  return merged;
}

/** The names of the fields whose texts differ. */
export function differingFields<T extends Texts>(one: T, other: T): (keyof T & string)[] {
  return fieldsOf(one).filter((name) => one[name] !== other[name]);
}

function fieldsOf<T extends Texts>(texts: T): (keyof T & string)[] {
  const names: (keyof T & string)[] = [];
  for (const name in texts) if (Object.hasOwn(texts, name)) names.push(name);
  return names;
}
