import { listQuery } from './list-query';
import type { ListShape } from './list-query';
import { useLiveQuery } from './live';
import type { Live } from './live';
import type { Schema } from './parse-document';

/** Follows the first page of a list; see `useLiveQuery`. */
export function useListQuery<T>(shape: ListShape, schema: Schema<T>): Live<T[]> {
  return useLiveQuery(listQuery(shape), schema);
}
