import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { Query, QueryDocumentSnapshot, WhereFilterOp } from 'firebase/firestore';
import { db } from './db';

export type Condition = [field: string, is: WhereFilterOp, value: unknown];

/** A list that may be of any length, and is asked for in pages. */
export interface ListShape {
  path: string;
  conditions: Condition[];
  /** The field to go by, its least value first. */
  orderBy: string;
  /** How many at a time. */
  size: number;
}

/** One page of a list, from its beginning or behind a document. */
export function listQuery(shape: ListShape, after: QueryDocumentSnapshot | null = null): Query {
  return query(
    collection(db, shape.path),
    ...shape.conditions.map(([field, is, value]) => where(field, is, value)),
    orderBy(shape.orderBy),
    ...(after ? [startAfter(after)] : []),
    limit(shape.size),
  );
}

/** What begins with a text as it is written, case and accents included. */
export const beginsWith = (field: string, text: string): Condition[] => [
  [field, '>=', text],
  [field, '<', `${text}\uf8ff`],
];
