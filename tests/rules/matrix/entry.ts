import type { Answer } from '../support/client';
import type { Fields, Shapes } from '../support/fields';
import { isRole, roleNames } from '../support/people';
import type { Role } from '../support/people';

/** What each role is answered to each operation. */
export type Answers = Record<string, Record<Role, Answer>>;

/**
 * Reads a table as it is written down: the first line names the roles, and each that follows an operation and its answers,
 * `yes` or `-`.
 */
export function answers(written: string): Answers {
  const lines = written.split('\n').map((line) => line.trim().split(/\s+/));
  const [header = [], ...rows] = lines.filter(([first]) => first !== '');
  const columns = header.filter(isRole);
  return Object.fromEntries(
    rows.map((words) => {
      const said = words.slice(-columns.length);
      const row = Object.fromEntries(columns.map((role, column) => [role, asAnswer(said[column])]));
      if (!isComplete(row)) throw new Error(`Not every role has an answer: ${words.join(' ')}`);
      return [words.slice(0, -columns.length).join(' '), row];
    }),
  );
}

function asAnswer(word = ''): Answer {
  if (word !== 'yes' && word !== '-') throw new Error(`"${word}" is no answer`);
  return word === 'yes' ? 'yes' : 'no';
}

const isComplete = (row: Record<string, Answer>): row is Record<Role, Answer> =>
  roleNames.every((role) => role in row);

export type Operation = 'create' | 'replace' | 'update';

/** A good write, and what is refused of it and what is not, field by field. */
export interface Trial {
  as: Role;
  operation: Operation;
  /** Without one, the document of the entry. */
  document?: Fields;
  shapes: Shapes<Fields>;
  /** Whether each of the fields may be left out. */
  mayLack?: true;
}

/** A single request, where the answer depends on several fields or on other documents. */
export interface Case {
  title: string;
  as: Role;
  operation: Operation | 'delete' | 'get';
  path?: string;
  /** Instead of those of the good document, or beside them. */
  fields?: Fields;
  /** What is otherwise than usual: it is put back afterwards. */
  given?: Record<string, Fields | null>;
  answer: Answer;
}

/** A collection, or a document that has a rule of its own, in one of the states that matter. */
export interface Entry {
  title: string;
  /** As firestore.rules nests it; null for what no rule names. */
  match: string | null;
  /** A document that is there, Ana’s if it is anybody’s. */
  present: string;
  /** One that is not; the same path where there can be one only. */
  absent: string;
  /** A good document, as `by` would create it. */
  document: (id: string, by: string) => Fields;
  /** What is otherwise, or more, in one that is there. */
  stored?: Fields;
  /** For every field of one that is there: another value. */
  changes: Fields;
  /** The fields by which people ask for what is their own. */
  mine?: string[];
  /** What must be there beside it. */
  beside?: Record<string, Fields>;
  answers: Answers;
  trials?: Trial[];
  cases?: Case[];
}

const parts = (path: string) => path.split('/');
export const idOf = (path: string) => parts(path).at(-1) ?? '';
export const collectionOf = (path: string) => parts(path).slice(0, -1).join('/');

/** The document of an entry that is there. */
export const storedIn = ({ document, stored, present }: Entry): Fields => ({
  ...document(idOf(present), 'chefe'),
  ...stored,
});
