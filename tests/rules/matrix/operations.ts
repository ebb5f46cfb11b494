import { collectionOf, idOf, storedIn, type Entry } from './entry';
import { as, type Answer } from './firestore';
import { roles, type Role } from './roles';

/** The most documents that a list may be asked for. */
const PAGE = 100;

export interface Cell {
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
        where: [field, uidOf(role)],
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
          where: [field, storedIn(entry)[field] ?? 'ana'],
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
