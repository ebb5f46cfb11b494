import type { Answer } from '../support/environment';
import { otherValue, otherOfSameType } from '../support/fields';
import type { Fields, Shapes } from '../support/fields';
import { roleNames } from '../support/people';
import type { Role } from '../support/people';

/**
 * The roles that are allowed each operation. Every operation is tried with every role (`cellsOf` in cells.ts); as in
 * firestore.rules, anything not named here is refused.
 */
export type Allowed = Record<string, readonly Role[]>;

export const signedIn = roleNames.filter((role) => role !== 'signedOut' && role !== 'anonymous');

/** Published content: every signed-in person reads it, one page at a time. */
export const readByAll: Allowed = { get: signedIn, 'get absent': signedIn, list: signedIn };

/** Documents that one person can get and nobody can list. */
export const getByOwner: Allowed = { get: ['disciple'], 'get absent': ['disciple'] };

/** A person's own documents: not readable by their leader, by admins or through a collection group query. */
export const readByOwner: Allowed = {
  ...getByOwner,
  list: ['disciple'],
  'list by own user_id': ['disciple'],
  'list by owner’s user_id': ['disciple'],
};

export const createdByOwner: Allowed = {
  create: ['disciple'],
  'create with own uid': ['disciple'],
};

export const updatedBy = (role: Role, ...fields: string[]): Allowed =>
  Object.fromEntries(fields.map((field) => [`update ${field}`, [role]]));

export type Operation = 'create' | 'replace' | 'update';

/** A valid write, tried with every accepted and refused value, field by field. */
export interface Trial {
  as: Role;
  operation: Operation;
  /** Default: the entry's document. */
  document?: Fields;
  /** Default: the entry's shapes. */
  shapes?: Shapes;
  /** Whether each field can be left out. */
  fieldsOptional?: true;
}

/** A single request whose answer depends on several fields or on other documents. */
export interface Case {
  as: Role;
  operation: Operation | 'delete' | 'get';
  title: string;
  answer: Answer;
  /** Default: the entry's absent document for `create`, otherwise its present one. */
  path?: string;
  /** The person has not confirmed their e-mail address. */
  unconfirmed?: true;
  /** Fields that replace or extend those of the valid document. */
  fields?: Fields;
  /** Documents that differ from the usual state; restored afterwards. */
  given?: Record<string, Fields | null>;
}

/** Cases keyed by title. */
export type Requests = Record<string, Pick<Case, 'path' | 'fields' | 'given' | 'unconfirmed'>>;

const casesOf =
  (answer: Answer) =>
  (as: Role, operation: Case['operation'], requests: Requests): Case[] =>
    Object.entries(requests).map(([title, rest]) => ({ as, operation, title, answer, ...rest }));

/** Requests with these fields, whose titles share a beginning. */
export const withFields = (start: string, table: Record<string, Fields>): Requests =>
  Object.fromEntries(Object.entries(table).map(([what, fields]) => [start + what, { fields }]));

export const allows = casesOf('allowed');
export const refuses = casesOf('refused');

/** A collection, or a document with a rule of its own, in one of the states that matter. */
export interface Entry {
  title: string;
  /** The match path as nested in firestore.rules; null where no rule matches. */
  match: string | null;
  /** Path of a document that exists; Ana’s if it belongs to a person. */
  present: string;
  /** Path of a document that does not exist; equal to `present` where only one can exist. */
  absent: string;
  /** A valid document, as `by` would create it. */
  document: (id: string, by: string) => Fields;
  /** Fields that the present document overrides or adds. */
  stored?: Fields;
  /** The values that a client can write to each field. */
  shapes?: Shapes;
  /** The value that `update` tries for a field, where it matters; the others are derived from the shapes. */
  changes?: Fields;
  /** The fields by which people list their own documents; `user_id` by default. */
  ownerFields?: string[];
  /** Other documents that the rules read. */
  related?: Record<string, Fields>;
  allowed: Allowed;
  trials?: Trial[];
  cases?: Case[];
}

/** The location of an entry: its rule, the present document and the id of the absent one, which can be the same. */
export const at = (match: string | null, present: string, absent = idOf(present)) => ({
  match,
  present,
  absent: `${collectionOf(present)}/${absent}`,
});

/** A location below `users/ana`, given the collection and id of the rule. */
export const belowAna = (rule: string, present: string, absent: string) =>
  at(`/users/{uid}/${rule}`, `users/ana/${collectionOf(rule)}/${present}`, absent);

export const idOf = (path: string) => path.split('/').at(-1) ?? '';
export const collectionOf = (path: string) => path.split('/').slice(0, -1).join('/');

/** The present document of an entry. */
export const presentDocument = ({
  document,
  stored,
  present,
}: Pick<Entry, 'document' | 'stored' | 'present'>): Fields => ({
  ...document(idOf(present), 'chefe'),
  ...stored,
});

type Described = Pick<Entry, 'document' | 'stored' | 'present' | 'shapes' | 'changes'>;

/** A different value for every field of the present document. */
export function changedFields({ shapes = {}, changes, ...entry }: Described): Fields {
  const stored = presentDocument(entry);
  const others: Fields = {};
  for (const field of Object.keys({ ...stored, ...shapes }))
    others[field] = shapes[field]
      ? otherValue(shapes[field], stored[field])
      : otherOfSameType(stored[field]);
  return { ...others, ...changes };
}
