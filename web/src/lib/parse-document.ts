import type { DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';

export type Schema<T> = v.GenericSchema<unknown, T>;

export type Parsed<T> =
  | { state: 'missing' }
  | { state: 'malformed' }
  | { state: 'ready'; value: T };

/** What a document holds, if it exists and fits its schema. */
export function parseDocument<T>(snapshot: DocumentSnapshot, schema: Schema<T>): Parsed<T> {
  if (!snapshot.exists()) return { state: 'missing' };
  const fields = { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id };
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { state: 'ready', value: parsed.output };
  console.error(`The document ${snapshot.ref.path} does not fit its schema`);
  return { state: 'malformed' };
}

/** Those of the documents that fit their schema. */
export function parseDocuments<T>(snapshots: DocumentSnapshot[], schema: Schema<T>): T[] {
  return snapshots.flatMap((snapshot) => {
    const parsed = parseDocument(snapshot, schema);
    return parsed.state === 'ready' ? [parsed.value] : [];
  });
}
