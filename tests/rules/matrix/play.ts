import { as, given } from '../support/client';
import type { Answer } from '../support/client';
import { allowedCases, refusedCases, wrongCases } from '../support/fields';
import type { Fields } from '../support/fields';
import { people, roles } from '../support/people';
import type { Role } from '../support/people';
import { collectionOf, idOf, storedIn } from './entry';
import type { Case, Entry, Operation, Trial } from './entry';

/** More than this only wait for one another. */
const AT_ONCE = 8;

/** Does the work for each, several at a time. */
async function atOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The most documents that a list may be asked for. */
const PAGE = 100;

interface Cell {
  name: string;
  /** Whether it is tried where the document is not there. */
  isVacant: boolean;
  isWrite: boolean;
  ask: (role: Role) => Promise<Answer>;
}

const uidOf = (role: Role) => roles[role] ?? 'ninguem';

const reading = (name: string, ask: Cell['ask']): Cell => ({
  name,
  isVacant: false,
  isWrite: false,
  ask,
});

const writing = (name: string, ask: Cell['ask']): Cell => ({
  name,
  isVacant: name.startsWith('create'),
  isWrite: true,
  ask,
});

/** Everything that may be asked of a collection, as the rows of its table are called. */
export function cellsOf(entry: Entry): Cell[] {
  return [...readsOf(entry), ...ownListsOf(entry), ...writesOf(entry), ...updatesOf(entry)];
}

function readsOf({ present, absent }: Entry): Cell[] {
  const collection = collectionOf(present);
  const list = (role: Role, limit?: number) =>
    as(roles[role]).list(collection, limit === undefined ? {} : { limit });
  return [
    reading('get', (role) => as(roles[role]).get(present)),
    { ...reading('get absent', (role) => as(roles[role]).get(absent)), isVacant: true },
    reading('list', (role) => list(role, PAGE)),
    reading('list more', (role) => list(role, PAGE + 1)),
    reading('list all', (role) => list(role)),
    reading('count all', (role) => as(roles[role]).count(collection, {})),
  ];
}

/** What one asks for as one’s own, and what another does; in one collection, and in all of its name. */
function ownListsOf(entry: Entry): Cell[] {
  const collection = collectionOf(entry.present);
  return (entry.mine ?? ['user_id']).flatMap((field) => {
    const own = (role: Role, limit?: number, everywhere = false) =>
      as(roles[role]).list(collection, {
        ...(limit === undefined ? {} : { limit }),
        where: { [field]: uidOf(role) },
        everywhere,
      });
    return [
      reading(`list my ${field}`, (role) => own(role, PAGE)),
      reading(`list my ${field} more`, (role) => own(role, PAGE + 1)),
      reading(`list my ${field} all`, (role) => own(role)),
      reading(`list my ${field} everywhere`, (role) => own(role, 1, true)),
      reading(`list that ${field}`, (role) =>
        as(roles[role]).list(collection, {
          limit: 1,
          where: { [field]: storedIn(entry)[field] ?? 'ana' },
        }),
      ),
    ];
  });
}

function writesOf({ document, present, absent }: Entry): Cell[] {
  const made = (role: Role, path: string) => document(idOf(path), uidOf(role));
  return [
    writing('create', (role) =>
      as(roles[role]).write({ path: absent, fields: made(role, absent), exists: false }),
    ),
    writing('create in own name', (role) =>
      as(roles[role]).write({
        path: absent,
        fields: { ...made(role, absent), user_id: uidOf(role) },
        exists: false,
      }),
    ),
    writing('replace', (role) =>
      as(roles[role]).write({ path: present, fields: made(role, present), exists: true }),
    ),
    writing('delete', (role) => as(roles[role]).write({ path: present })),
  ];
}

function updatesOf({ present, changes }: Entry): Cell[] {
  return Object.entries({ ...changes, extra: 1 }).map(([field, value]) =>
    writing(`update ${field}`, (role) =>
      as(roles[role]).write({
        path: present,
        fields: { [field]: value },
        only: [field],
        exists: true,
      }),
    ),
  );
}

/** Everything as the entry has it: its document is there, and the absent one is not. */
export const setStage = (entry: Entry) =>
  given({ ...entry.beside, [entry.absent]: null, [entry.present]: storedIn(entry) });

const vacate = (entry: Entry) => given({ [entry.absent]: null });

/** Puts documents back as all entries have them. */
const putBack = (paths: string[]) =>
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
