import { getDocsFromServer } from 'firebase/firestore';
import { listQuery } from './list-query';
import type { ListShape } from './list-query';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';

/** Reads the first page of a list as the server has it now. @throws where the server can't be reached or refuses */
export async function freshPage<T>(shape: ListShape, schema: Schema<T>): Promise<T[]> {
  return parseDocuments((await getDocsFromServer(listQuery(shape))).docs, schema);
}
