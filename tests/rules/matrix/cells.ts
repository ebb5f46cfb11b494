import { as, given } from '../support/environment';
import type { Answer } from '../support/environment';
import { rawAs } from '../support/raw';
import { allowedCases, refusedCases, wrongCases } from '../support/fields';
import type { Fields } from '../support/fields';
import { people, roles } from '../support/people';
import type { Role } from '../support/people';
import { collectionOf, idOf, changedFields, presentDocument } from './entry';
import type { Case, Entry, Operation, Trial } from './entry';

/** The largest limit that a list allows. */
const PAGE = 100;

/** Sends the request of one cell. */
type Ask = (person: ReturnType<typeof asRole>, uid: string) => Promise<Answer>;

const sessionOf = (role: Role, unconfirmed = false) =>
  role === 'anonymous' ? { provider: role } : { unconfirmed };

/** A client of each kind for one role. */
function asRole(role: Role, unconfirmed = false) {
  const session = sessionOf(role, unconfirmed);
  return { ...as(roles[role], session), raw: rawAs(roles[role], session) };
}

const uidOf = (role: Role) => roles[role] ?? 'ninguem';

/** Every operation on a collection; each is a row of its table. */
export function cellsOf(entry: Entry): Record<string, Ask> {
  const { document, present, absent, ownerFields = ['user_id'] } = entry;
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
    'list over limit': (person) => person.list(collection, { limit: PAGE + 1 }),
    'list without limit': (person) => person.list(collection, {}),
    'list with offset': (person) => person.raw.list(collection, { limit: PAGE, offset: 1 }),
    'count with offset': (person) => person.raw.count(collection, { limit: PAGE, offset: 1 }),
    'count without limit': (person) => person.raw.count(collection, {}),
    ...Object.fromEntries(ownerFields.flatMap((field) => ownLists(entry, field))),
    create: (person, uid) => person.write(create(uid)),
    'create with own uid': (person, uid) => person.write(create(uid, { user_id: uid })),
    replace: (person, uid) => person.write({ path: present, fields: fields(uid), exists: true }),
    delete: (person) => person.write({ path: present }),
    ...Object.fromEntries(updates(entry)),
  };
}

/** Lists of the caller's documents and of the owner's, in this collection and in its collection group. */
function ownLists(entry: Entry, field: string): [string, Ask][] {
  const collection = collectionOf(entry.present);
  const listOwn = (page: { limit?: number }, everywhere = false): Ask => {
    return (person, uid) =>
      person.list(collection, { ...page, where: { [field]: uid }, everywhere });
  };
  const ofOwner = { limit: 1, where: { [field]: presentDocument(entry)[field] ?? 'ana' } };
  return [
    [`list by own ${field}`, listOwn({ limit: PAGE })],
    [`list by own ${field} over limit`, listOwn({ limit: PAGE + 1 })],
    [`list by own ${field} without limit`, listOwn({})],
    [
      `list by own ${field} with offset`,
      (person, uid) =>
        person.raw.list(collection, { limit: PAGE, offset: 1, where: { [field]: uid } }),
    ],
    [`list group by own ${field}`, listOwn({ limit: 1 }, true)],
    [`list by owner’s ${field}`, (person) => person.list(collection, ofOwner)],
  ];
}

/** An update of each field of the present document, and of an unknown field. */
function updates(entry: Entry): [string, Ask][] {
  return Object.entries({ ...changedFields(entry), extra: 1 }).map(([field, value]) => {
    const change = { fields: { [field]: value }, only: [field], exists: true };
    return [`update ${field}`, (person) => person.write({ path: entry.present, ...change })];
  });
}

const isWrite = (cell: string) => /^(?:create|replace|delete|update)/.test(cell);
/** Whether the request needs the absent document to be missing. */
const needsAbsent = (cell: string) => cell.startsWith('create') || cell === 'get absent';

/** Sets the state of an entry: its present document exists, the absent one does not. */
export const setStateOf = (entry: Entry) =>
  given({ ...entry.related, [entry.absent]: null, [entry.present]: presentDocument(entry) });

const deleteAbsent = (entry: Entry) => given({ [entry.absent]: null });

/** Restores documents to the state that all entries share. */
const restore = (paths: string[]) =>
  given(
    Object.fromEntries(paths.map((path): [string, Fields | null] => [path, people[path] ?? null])),
  );

export const clearStateOf = (entry: Entry) =>
  restore([entry.present, entry.absent, ...Object.keys(entry.related ?? {})]);

/**
 * The answers to every request of one role. Refused requests change nothing and run in parallel; the state is restored after
 * each allowed write.
 */
export async function answersOf(entry: Entry, role: Role, expected: Record<string, Answer>) {
  const actual: Record<string, Answer> = {};
  const ask = async ([cell, send]: [string, Ask]) => {
    actual[cell] = await send(asRole(role), uidOf(role));
  };
  const cells = Object.entries(cellsOf(entry));
  const isChange = ([cell]: [string, Ask]) => isWrite(cell) && expected[cell] === 'allowed';
  const harmless = cells.filter((cell) => !isChange(cell));
  const needingAbsent = harmless.filter(([cell]) => needsAbsent(cell));
  const others = harmless.filter(([cell]) => !needsAbsent(cell));
  const changes = cells.filter(isChange);
  await inParallel(others, ask);
  const isOneDocument = entry.absent === entry.present;
  if (isOneDocument) await deleteAbsent(entry);
  await inParallel(needingAbsent, ask);
  for (const cell of changes) {
    await (needsAbsent(cell[0]) ? deleteAbsent(entry) : setStateOf(entry));
    await ask(cell);
  }
  if (isOneDocument || changes.length > 0) await setStateOf(entry);
  return actual;
}

/** More requests in parallel would only wait for one another. */
const PARALLEL = 8;

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** A write of only the given fields if the operation is an update, otherwise of the whole document. */
function writeOf(entry: Entry, operation: Operation, fields: Fields, at?: string) {
  const isNew = operation === 'create';
  const path = at ?? (isNew ? entry.absent : entry.present);
  const only = operation === 'update' ? { only: Object.keys(fields) } : {};
  return { path, fields, exists: !isNew, ...only };
}

const prepareFor = (entry: Entry, operation: string) =>
  operation === 'create' ? given({ ...entry.related, [entry.absent]: null }) : setStateOf(entry);

function validDocument(entry: Entry, role: Role, operation: string, at?: string) {
  const path = at ?? (operation === 'create' ? entry.absent : entry.present);
  return entry.document(idOf(path), uidOf(role));
}

/** The actual and expected answers to the writes of a trial. */
export async function runTrial(entry: Entry, trial: Trial) {
  const { refused, allowed } = trialWrites(entry, trial);
  const actual: Record<string, Answer> = {};
  const { raw } = asRole(trial.as);
  const write = async ([title, fields]: [string, Fields]) => {
    actual[title] = await raw.write(writeOf(entry, trial.operation, fields));
  };
  await prepareFor(entry, trial.operation);
  await inParallel(Object.entries(refused), write);
  for (const one of Object.entries(allowed)) {
    await prepareFor(entry, trial.operation);
    await write(one);
  }
  await setStateOf(entry);
  const all = (writes: object, answer: Answer) =>
    Object.fromEntries(Object.keys(writes).map((title) => [title, answer]));
  return { actual, expected: { ...all(refused, 'refused'), ...all(allowed, 'allowed') } };
}

/** The writes of a trial, keyed by title. */
function trialWrites(entry: Entry, trial: Trial) {
  const { as: role, operation, shapes = entry.shapes ?? {} } = trial;
  const good = trial.document ?? validDocument(entry, role, operation);
  return {
    refused: trial.fieldsOptional ? wrongCases(shapes, good) : refusedCases(shapes, good),
    // A replacement accepts what a new document accepts, so only the refusals are tried on both.
    allowed: operation === 'replace' ? {} : allowedCases(shapes, good),
  };
}

/** The answer to a single case; everything is restored afterwards. */
export async function runCase(entry: Entry, one: Case) {
  const { as: role, operation, path, fields, unconfirmed, given: otherwise = {} } = one;
  await prepareFor(entry, operation);
  await given(otherwise);
  try {
    const person = asRole(role, unconfirmed);
    if (operation === 'get') return await person.get(path ?? entry.present);
    if (operation === 'delete') return await person.write({ path: path ?? entry.present });
    const good = operation === 'update' ? {} : validDocument(entry, role, operation, path);
    return await person.write(writeOf(entry, operation, { ...good, ...fields }, path));
  } finally {
    await clearStateOf(entry);
    await restore([...Object.keys(otherwise), ...(path ? [path] : [])]);
    await setStateOf(entry);
  }
}
