import { allowedCases, refusedCases, wrongCases, type Fields } from '../support/field-cases';
import { atOnce } from './at-once';
import { idOf, type Case, type Entry, type Operation, type Trial } from './entry';
import { as, given, type Answer } from './firestore';
import { roles, type Role } from './roles';
import { clearStage, putBack, setStage } from './stage';

/** Writes the fields where the operation writes. */
function attempt(entry: Entry, role: Role, operation: Operation, fields: Fields, at?: string) {
  const isNew = operation === 'create';
  const path = at ?? (isNew ? entry.absent : entry.present);
  const only = operation === 'update' ? { only: Object.keys(fields) } : {};
  return as(roles[role]).write({ path, fields, exists: !isNew, ...only });
}

function setFor(entry: Entry, operation: string) {
  return operation === 'create'
    ? given({ ...entry.beside, [entry.absent]: null })
    : setStage(entry);
}

function goodOne(entry: Entry, role: Role, operation: string, at?: string) {
  const path = at ?? (operation === 'create' ? entry.absent : entry.present);
  return entry.document(idOf(path), roles[role] ?? 'ninguem');
}

/** What a trial is answered, beside what it should be. */
export async function triedOf(
  entry: Entry,
  { as: role, operation, document, shapes, mayLack }: Trial,
) {
  const good = document ?? goodOne(entry, role, operation);
  const refused = mayLack ? wrongCases(shapes) : refusedCases(shapes);
  // What may be in a new one may be in an old one: only what may not is tried on both.
  const allowed = operation === 'replace' ? [] : allowedCases(shapes);
  const seen: Record<string, Answer> = {};
  await setFor(entry, operation);
  await atOnce(refused, async ([title, change]) => {
    seen[title] = await attempt(entry, role, operation, change(good));
  });
  for (const [title, change] of allowed) {
    await setFor(entry, operation);
    seen[title] = await attempt(entry, role, operation, change(good));
  }
  await setStage(entry);
  const expected = Object.fromEntries([
    ...refused.map(([title]): [string, Answer] => [title, 'no']),
    ...allowed.map(([title]): [string, Answer] => [title, 'yes']),
  ]);
  return { seen, expected };
}

/** What a single case is answered; everything is put back afterwards. */
export async function answerTo(
  entry: Entry,
  { as: role, operation, path, fields, given: otherwise = {} }: Case,
) {
  await setFor(entry, operation);
  await given(otherwise);
  try {
    if (operation === 'get') return await as(roles[role]).get(path ?? entry.present);
    if (operation === 'delete') return await as(roles[role]).write({ path: path ?? entry.present });
    const good = operation === 'update' ? {} : goodOne(entry, role, operation, path);
    return await attempt(entry, role, operation, { ...good, ...fields }, path);
  } finally {
    await clearStage(entry);
    await putBack([...Object.keys(otherwise), ...(path ? [path] : [])]);
    await setStage(entry);
  }
}
