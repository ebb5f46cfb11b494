import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import type { DocumentSnapshot, Query, WhereFilterOp } from 'firebase/firestore';
import * as v from 'valibot';
import { db } from './firestore';

export type Schema<T> = v.GenericSchema<unknown, T>;

export type Parsed<T> =
  | { state: 'missing' }
  | { state: 'malformed' }
  | { state: 'ready'; value: T };

/** Whether nothing is known of a followed document yet: the server has not answered, and this device's cache lacks it. */
export const isUnknown = (live: { state: string; fromCache?: boolean }): boolean =>
  live.state === 'loading' || (live.state === 'missing' && live.fromCache === true);

/** Parses a document, if it exists, by its schema. */
export function parseDocument<T>(snapshot: DocumentSnapshot, schema: Schema<T>): Parsed<T> {
  if (!snapshot.exists()) return { state: 'missing' };
  const fields = { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id };
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { state: 'ready', value: parsed.output };
  console.error(`The document ${snapshot.ref.path} does not fit its schema`);
  return { state: 'malformed' };
}

/** Returns the documents that match the schema. */
export function parseDocuments<T>(snapshots: DocumentSnapshot[], schema: Schema<T>): T[] {
  return snapshots.flatMap((snapshot) => {
    const parsed = parseDocument(snapshot, schema);
    return parsed.state === 'ready' ? [parsed.value] : [];
  });
}

export type Condition = [field: string, operator: WhereFilterOp, value: unknown];

/** A bounded query on one collection; the security rules refuse a query without a limit. */
export interface ListQuery {
  path: string;
  conditions?: Condition[];
  /** The field to order by: lowest value first (`ascending`), or highest value first. */
  ascending?: string;
  descending?: string;
  /** Starts after this document, or after all documents with this value in the field to order by. */
  after?: DocumentSnapshot | string | null;
  size: number;
}

export function buildQuery(list: ListQuery): Query {
  const { path, conditions = [], ascending, descending, after, size } = list;
  return query(
    collection(db, path),
    ...conditions.map(([field, operator, value]) => where(field, operator, value)),
    ...(ascending ? [orderBy(ascending)] : []),
    ...(descending ? [orderBy(descending, 'desc')] : []),
    ...(after ? [startAfter(after)] : []),
    limit(size),
  );
}
