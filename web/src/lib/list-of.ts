import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { db } from './db';

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
