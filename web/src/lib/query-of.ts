import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { DocumentSnapshot, Query } from 'firebase/firestore';
import { db } from './db';

export interface QueryShape {
  /** Only documents whose field has exactly this value. */
  equal?: { field: string; value: string | boolean };
  /** Only documents whose field has one of these values. */
  among?: { field: string; values: string[] };
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
  { equal, among, newestBy, leastBy, after, size }: QueryShape,
): Query {
  return query(
    collection(db, path),
    ...(equal ? [where(equal.field, '==', equal.value)] : []),
    ...(among ? [where(among.field, 'in', among.values)] : []),
    ...(newestBy ? [orderBy(newestBy, 'desc')] : []),
    ...(leastBy ? [orderBy(leastBy)] : []),
    ...((newestBy ?? leastBy) && after ? [startAfter(after)] : []),
    limit(size),
  );
}
