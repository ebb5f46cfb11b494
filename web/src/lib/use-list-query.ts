import { useLiveQuery } from './live';
import type { Live } from './live';
import type { Schema } from './parse-document';
import { queryOf } from './query-of';
import type { ListShape } from './query-of';

/** Follows the first page of a list; see `useLiveQuery`. */
export function useListQuery<T>(shape: ListShape, schema: Schema<T>): Live<T[]> {
  return useLiveQuery(queryOf(shape.path, shape), schema);
}
