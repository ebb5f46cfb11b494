import { doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { db } from './db';
import { listQuery } from './list-query';
import type { ListShape } from './list-query';
import { parseDocument, parseDocuments } from './parse-document';
import type { Schema } from './parse-document';

// What a decision is taken on: as the server has it now, or not at all.

/** Rejects without a network. */
export async function docFromServer<T>(path: string, schema: Schema<T>) {
  return parseDocument(await getDocFromServer(doc(db, path)), schema);
}

/** The first page of a list. Rejects without a network. */
export async function pageFromServer<T>(shape: ListShape, schema: Schema<T>): Promise<T[]> {
  return parseDocuments((await getDocsFromServer(listQuery(shape))).docs, schema);
}
