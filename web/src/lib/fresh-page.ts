import { getDocsFromServer } from 'firebase/firestore';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';
import { queryOf } from './query-of';
import type { ListShape } from './query-of';

/** Reads the first page of a list as the server has it now. @throws where the server can't be reached or refuses */
export async function freshPage<T>(shape: ListShape, schema: Schema<T>): Promise<T[]> {
  return parseDocuments((await getDocsFromServer(queryOf(shape.path, shape))).docs, schema);
}
