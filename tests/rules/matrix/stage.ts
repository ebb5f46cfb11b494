import type { Fields } from '../support/field-cases';
import { atOnce } from './at-once';
import { storedIn, type Entry } from './entry';
import { given, type Answer } from './firestore';
import type { Cell } from './operations';
import { people, type Role } from './roles';

/** Everything as the entry has it: its document is there, and the absent one is not. */
export const setStage = (entry: Entry) =>
  given({ ...entry.beside, [entry.absent]: null, [entry.present]: storedIn(entry) });

const vacate = (entry: Entry) => given({ [entry.absent]: null });

/** Puts documents back as all entries have them. */
export const putBack = (paths: string[]) =>
  given(
    Object.fromEntries(paths.map((path): [string, Fields | null] => [path, people[path] ?? null])),
  );

export const clearStage = (entry: Entry) =>
  putBack([entry.present, entry.absent, ...Object.keys(entry.beside ?? {})]);

/**
 * What one role is answered to all of it. What is refused changes nothing, and is asked at once; what is allowed is put back
 * before the next.
 */
export async function play(
  entry: Entry,
  cells: Cell[],
  role: Role,
  written: Record<string, Answer | undefined>,
) {
  const seen: Record<string, Answer> = {};
  const ask = async (cell: Cell) => {
    seen[cell.name] = await cell.ask(role);
  };
  const changes = (cell: Cell) => cell.isWrite && written[cell.name] === 'yes';
  const harmless = cells.filter((cell) => !changes(cell));
  await atOnce(
    harmless.filter(({ isVacant }) => !isVacant),
    ask,
  );
  await vacate(entry);
  await atOnce(
    harmless.filter(({ isVacant }) => isVacant),
    ask,
  );
  for (const cell of cells.filter(changes)) {
    await (cell.isVacant ? vacate(entry) : setStage(entry));
    await ask(cell);
  }
  await setStage(entry);
  return seen;
}
