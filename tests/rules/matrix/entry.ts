import type { Answer } from '../support/client';
import { otherValue, sameKind } from '../support/fields';
import type { Fields, Shapes } from '../support/fields';
import { roleNames } from '../support/people';
import type { Role } from '../support/people';

/**
 * Who may do what: the roles that each operation is allowed to. Every operation is asked of every role (`cellsOf` in
 * play.ts); what is not named here is refused, as in firestore.rules.
 */
export type Allowed = Record<string, readonly Role[]>;

export const signedIn = roleNames.filter((role) => role !== 'nobody' && role !== 'anonymous');

/** Published content: every signed-in person reads it, a page at a time. */
export const readByAll: Allowed = { get: signedIn, 'get absent': signedIn, list: signedIn };

/** Documents that one person may get, and no one may list. */
export const gotByOwner: Allowed = { get: ['disciple'], 'get absent': ['disciple'] };

/** What belongs to one person: neither their leader, an admin nor a collection group query reads it. */
export const readByOwner: Allowed = {
  ...gotByOwner,
  list: ['disciple'],
  'list my user_id': ['disciple'],
  'list that user_id': ['disciple'],
};

export const createdByOwner: Allowed = { create: ['disciple'], 'create in own name': ['disciple'] };

export const updatedBy = (role: Role, ...fields: string[]): Allowed =>
  Object.fromEntries(fields.map((field) => [`update ${field}`, [role]]));

export type Operation = 'create' | 'replace' | 'update';

/** A good write, and what is refused of it and what is not, field by field. */
export interface Trial {
  as: Role;
  operation: Operation;
  /** Default: the entry's document. */
  document?: Fields;
  /** Default: the entry's shapes. */
  shapes?: Shapes;
  /** Whether each of the fields may be left out. */
  mayLack?: true;
}

/** A single request, where the answer depends on several fields or on other documents. */
export interface Case {
  as: Role;
  operation: Operation | 'delete' | 'get';
  title: string;
  answer: Answer;
  /** Default: the entry's absent document for `create`, or else its present one. */
  path?: string;
  /** The person has not confirmed their e-mail address. */
  unconfirmed?: true;
  /** They replace or extend the fields of the good document. */
  fields?: Fields;
  /** Documents that differ from the usual state; they are restored afterwards. */
  given?: Record<string, Fields | null>;
}

/** Cases by their titles. */
export type Requests = Record<string, Pick<Case, 'path' | 'fields' | 'given' | 'unconfirmed'>>;

const casesOf =
  (answer: Answer) =>
  (as: Role, operation: Case['operation'], requests: Requests): Case[] =>
    Object.entries(requests).map(([title, rest]) => ({ as, operation, title, answer, ...rest }));

/** Requests with these fields, all titles beginning alike. */
export const withFields = (start: string, table: Record<string, Fields>): Requests =>
  Object.fromEntries(Object.entries(table).map(([what, fields]) => [start + what, { fields }]));

export const allows = casesOf('yes');
export const refuses = casesOf('no');

/** A collection, or a document that has a rule of its own, in one of the states that matter. */
export interface Entry {
  title: string;
  /** As firestore.rules nests it; null where no rule matches. */
  match: string | null;
  /** A document that exists, Ana’s if it belongs to a person. */
  present: string;
  /** One that does not exist; the same path where only one can. */
  absent: string;
  /** A good document, as `by` would create it. */
  document: (id: string, by: string) => Fields;
  /** Fields that differ, or are added, in the present document. */
  stored?: Fields;
  /** What a client may write into each field. */
  shapes?: Shapes;
  /** The value that `update` tries for a field, where it matters which; the others follow from the shapes. */
  changes?: Fields;
  /** The fields by which people list what is their own; `user_id` by default. */
  mine?: string[];
  /** Other documents that the rules look up. */
  beside?: Record<string, Fields>;
  allowed: Allowed;
  trials?: Trial[];
  cases?: Case[];
}

/** Where an entry stands: its rule, the present document and the id of the absent one, which may be the same. */
export const at = (match: string | null, present: string, absent = idOf(present)) => ({
  match,
  present,
  absent: `${collectionOf(present)}/${absent}`,
});

/** The same below Ana, by the collection and id in its rule. */
export const ofAna = (rule: string, present: string, absent: string) =>
  at(`/users/{uid}/${rule}`, `users/ana/${collectionOf(rule)}/${present}`, absent);

export const idOf = (path: string) => path.split('/').at(-1) ?? '';
export const collectionOf = (path: string) => path.split('/').slice(0, -1).join('/');

/** The present document of an entry. */
export const storedIn = ({
  document,
  stored,
  present,
}: Pick<Entry, 'document' | 'stored' | 'present'>): Fields => ({
  ...document(idOf(present), 'chefe'),
  ...stored,
});

type Described = Pick<Entry, 'document' | 'stored' | 'present' | 'shapes' | 'changes'>;

/** Another value for every field of the present document. */
export function otherFields({ shapes = {}, changes, ...entry }: Described): Fields {
  const stored = storedIn(entry);
  const others: Fields = {};
  for (const field of Object.keys({ ...stored, ...shapes }))
    others[field] = shapes[field]
      ? otherValue(shapes[field], stored[field])
      : sameKind(stored[field]);
  return { ...others, ...changes };
}
