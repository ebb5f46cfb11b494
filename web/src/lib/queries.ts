import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { DocumentSnapshot, Query, WhereFilterOp } from 'firebase/firestore';
import { db } from './firestore';

/** A place in a list: a document's value in the field that the list goes by, which others may share, and its id. */
export interface Place {
  value: string;
  id: string;
}

/** A list with the greatest value of a field first, from behind a place on. */
export function listOf(path: string, by: string, after: Place | null, size: number): Query {
  return query(
    collection(db, path),
    orderBy(by, 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(after.value, after.id)] : []),
    limit(size),
  );
}

interface Range {
  by: string;
  from: string;
  to: string;
  size: number;
}

/** The documents whose field lies between two values, both included, the least first. */
export function rangeOf(path: string, { by, from, to, size }: Range): Query {
  return query(
    collection(db, path),
    where(by, '>=', from),
    where(by, '<=', to),
    orderBy(by),
    limit(size),
  );
}

export type Condition = [field: string, is: WhereFilterOp, value: unknown];

export interface QueryShape {
  conditions?: Condition[];
  /** The field to go by, its greatest value first. */
  newestBy?: string;
  /** The field to go by, its least value first. */
  leastBy?: string;
  /** Goes on behind this document, or behind the one with this value in `newestBy`. */
  after?: string | Date | DocumentSnapshot | null;
  /** Every list has an end: the rules refuse one without. */
  size: number;
}

/** A bounded query over one collection. */
export function queryOf(
  path: string,
  { conditions = [], newestBy, leastBy, after, size }: QueryShape,
): Query {
  return query(
    collection(db, path),
    ...conditions.map(([field, is, value]) => where(field, is, value)),
    ...(newestBy ? [orderBy(newestBy, 'desc')] : []),
    ...(leastBy ? [orderBy(leastBy)] : []),
    ...((newestBy ?? leastBy) && after ? [startAfter(after)] : []),
    limit(size),
  );
}

/** A list that may be of any length, and is asked for in pages. */
export interface ListShape extends Omit<QueryShape, 'newestBy' | 'after'> {
  path: string;
  leastBy: string;
}
