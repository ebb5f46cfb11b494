import { doc, getDocFromServer } from 'firebase/firestore';
import { db } from './db';
import { parseDocument } from './parse-document';
import type { Parsed, Schema } from './parse-document';

/** Reads a document as the server has it now. @throws where the server can't be reached or refuses */
export async function freshDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  return parseDocument(await getDocFromServer(doc(db, path)), schema);
}
