import { as, given } from '../support/client';
import type { Answer } from '../support/client';
import { allowedCases, refusedCases, wrongCases } from '../support/fields';
import type { Fields } from '../support/fields';
import { people, roles } from '../support/people';
import type { Role } from '../support/people';
import { collectionOf, idOf, otherFields, storedIn } from './entry';
import type { Case, Entry, Operation, Trial } from './entry';

/** The most documents that a list may be asked for. */
const PAGE = 100;

/** Sends the request of one cell. */
type Ask = (person: ReturnType<typeof as>, uid: string) => Promise<Answer>;

const asRole = (role: Role, unconfirmed = false) =>
  as(roles[role], role === 'anonymous' ? { provider: role } : { unconfirmed });

const uidOf = (role: Role) => roles[role] ?? 'ninguem';

/** Everything that may be asked of a collection: the rows of its table. */
export function cellsOf(entry: Entry): Record<string, Ask> {
  const { document, present, absent, mine = ['user_id'] } = entry;
  const collection = collectionOf(present);
  const create = (uid: string, own: Fields = {}) => ({
    path: absent,
    fields: { ...document(idOf(absent), uid), ...own },
    exists: false,
  });
  const fields = (uid: string) => document(idOf(present), uid);
  return {
    get: (person) => person.get(present),
    'get absent': (person) => person.get(absent),
    list: (person) => person.list(collection, { limit: PAGE }),
    'list more': (person) => person.list(collection, { limit: PAGE + 1 }),
    'list all': (person) => person.list(collection, {}),
    'list skipping': (person) => person.list(collection, { limit: PAGE, offset: 1 }),
    'count skipping': (person) => person.count(collection, { limit: PAGE, offset: 1 }),
    'count all': (person) => person.count(collection, {}),
    ...Object.fromEntries(mine.flatMap((field) => ownLists(entry, field))),
    create: (person, uid) => person.write(create(uid)),
    'create in own name': (person, uid) => person.write(create(uid, { user_id: uid })),
    replace: (person, uid) => person.write({ path: present, fields: fields(uid), exists: true }),
    delete: (person) => person.write({ path: present }),
    ...Object.fromEntries(updates(entry)),
  };
}

/** Lists of the person's own documents and of the owner's, in this collection and in all of its name. */
function ownLists(entry: Entry, field: string): [string, Ask][] {
  const collection = collectionOf(entry.present);
  const my = (page: { limit?: number; offset?: number }, everywhere = false): Ask => {
    return (person, uid) =>
      person.list(collection, { ...page, where: { [field]: uid }, everywhere });
  };
  const that = { limit: 1, where: { [field]: storedIn(entry)[field] ?? 'ana' } };
  return [
    [`list my ${field}`, my({ limit: PAGE })],
    [`list my ${field} more`, my({ limit: PAGE + 1 })],
    [`list my ${field} all`, my({})],
    [`list my ${field} skipping`, my({ limit: PAGE, offset: 1 })],
    [`list my ${field} everywhere`, my({ limit: 1 }, true)],
    [`list that ${field}`, (person) => person.list(collection, that)],
  ];
}

/** An update of each field of the present document, and of one that it must not have. */
function updates(entry: Entry): [string, Ask][] {
  return Object.entries({ ...otherFields(entry), extra: 1 }).map(([field, value]) => {
    const change = { fields: { [field]: value }, only: [field], exists: true };
    return [`update ${field}`, (person) => person.write({ path: entry.present, ...change })];
  });
}

const isWrite = (cell: string) => /^(?:create|replace|delete|update)/.test(cell);
/** Whether a cell is asked where the absent document does not exist. */
const isVacant = (cell: string) => cell.startsWith('create') || cell === 'get absent';

/** The state of an entry: its present document exists, the absent one does not. */
export const setStage = (entry: Entry) =>
  given({ ...entry.beside, [entry.absent]: null, [entry.present]: storedIn(entry) });

const vacate = (entry: Entry) => given({ [entry.absent]: null });

/** Restores documents to the state that all entries share. */
const putBack = (paths: string[]) =>
  given(
    Object.fromEntries(paths.map((path): [string, Fields | null] => [path, people[path] ?? null])),
  );

export const clearStage = (entry: Entry) =>
  putBack([entry.present, entry.absent, ...Object.keys(entry.beside ?? {})]);

/**
 * The answers to one role. Refused requests change nothing and are sent in parallel; after an allowed write the state is
 * restored.
 */
export async function play(entry: Entry, role: Role, expected: Record<string, Answer>) {
  const seen: Record<string, Answer> = {};
  const ask = async ([cell, send]: [string, Ask]) => {
    seen[cell] = await send(asRole(role), uidOf(role));
  };
  const cells = Object.entries(cellsOf(entry));
  const isChange = ([cell]: [string, Ask]) => isWrite(cell) && expected[cell] === 'yes';
  const harmless = cells.filter((cell) => !isChange(cell));
  const vacant = harmless.filter(([cell]) => isVacant(cell));
  const others = harmless.filter(([cell]) => !isVacant(cell));
  await inParallel(others, ask);
  await vacate(entry);
  await inParallel(vacant, ask);
  for (const cell of cells.filter(isChange)) {
    await (isVacant(cell[0]) ? vacate(entry) : setStage(entry));
    await ask(cell);
  }
  await setStage(entry);
  return seen;
}

/** More only wait for one another. */
const PARALLEL = 8;

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** Writes the fields where the operation writes. */
function attempt(
  entry: Entry,
  role: Role,
  operation: Operation,
  fields: Fields,
  one: Pick<Case, 'path' | 'unconfirmed'> = {},
) {
  const isNew = operation === 'create';
  const path = one.path ?? (isNew ? entry.absent : entry.present);
  const only = operation === 'update' ? { only: Object.keys(fields) } : {};
  return asRole(role, one.unconfirmed).write({ path, fields, exists: !isNew, ...only });
}

const setFor = (entry: Entry, operation: string) =>
  operation === 'create' ? given({ ...entry.beside, [entry.absent]: null }) : setStage(entry);

function goodOne(entry: Entry, role: Role, operation: string, at?: string) {
  const path = at ?? (operation === 'create' ? entry.absent : entry.present);
  return entry.document(idOf(path), uidOf(role));
}

/** The answers to the writes of a trial, and those expected. */
export async function triedOf(entry: Entry, trial: Trial) {
  const { refused, allowed } = writesOf(entry, trial);
  const seen: Record<string, Answer> = {};
  const write = async ([title, fields]: [string, Fields]) => {
    seen[title] = await attempt(entry, trial.as, trial.operation, fields);
  };
  await setFor(entry, trial.operation);
  await inParallel(Object.entries(refused), write);
  for (const one of Object.entries(allowed)) {
    await setFor(entry, trial.operation);
    await write(one);
  }
  await setStage(entry);
  const all = (writes: object, answer: Answer) =>
    Object.fromEntries(Object.keys(writes).map((title) => [title, answer]));
  return { seen, expected: { ...all(refused, 'no'), ...all(allowed, 'yes') } };
}

/** The writes of a trial, by what they are called. */
function writesOf(entry: Entry, trial: Trial) {
  const { as: role, operation, shapes = entry.shapes ?? {} } = trial;
  const good = trial.document ?? goodOne(entry, role, operation);
  return {
    refused: trial.mayLack ? wrongCases(shapes, good) : refusedCases(shapes, good),
    // A replaced document may have what a new one may: only the refusals are tried on both.
    allowed: operation === 'replace' ? {} : allowedCases(shapes, good),
  };
}

/** The answer to a single case; everything is restored afterwards. */
export async function answerTo(entry: Entry, one: Case) {
  const { as: role, operation, path, fields, unconfirmed, given: otherwise = {} } = one;
  await setFor(entry, operation);
  await given(otherwise);
  try {
    if (operation === 'get') return await asRole(role, unconfirmed).get(path ?? entry.present);
    if (operation === 'delete') return await asRole(role).write({ path: path ?? entry.present });
    const good = operation === 'update' ? {} : goodOne(entry, role, operation, path);
    return await attempt(entry, role, operation, { ...good, ...fields }, one);
  } finally {
    await clearStage(entry);
    await putBack([...Object.keys(otherwise), ...(path ? [path] : [])]);
    await setStage(entry);
  }
}
