import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { AskedQuery } from './structured-query';

const indexedField = v.object({
  fieldPath: v.string(),
  order: v.optional(v.string()),
  arrayConfig: v.optional(v.string()),
});
const declaredSchema = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      queryScope: v.string(),
      fields: v.array(indexedField),
    }),
  ),
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(v.object({ queryScope: v.string() })),
    }),
  ),
});

type IndexedField = v.InferOutput<typeof indexedField>;

const { indexes, fieldOverrides } = v.parse(
  declaredSchema,
  JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8')),
);

/** Every field has an index of its own, but for those that are said to have none. */
function hasOwnIndex({ collection, scope }: AskedQuery, field: string): boolean {
  const told = fieldOverrides.find(
    (each) => each.collectionGroup === collection && each.fieldPath === field,
  );
  return told
    ? told.indexes.some(({ queryScope }) => queryScope === scope)
    : scope === 'COLLECTION';
}

function fits({ equal, contains, sorts }: AskedQuery, fields: IndexedField[]): boolean {
  const first = fields.slice(0, equal.length + contains.length);
  const rest = fields.slice(first.length);
  const has = (name: string, isArray: boolean) =>
    first.some((each) => each.fieldPath === name && (each.arrayConfig !== undefined) === isArray);
  const isReversed = rest[0]?.order !== sorts[0]?.order;
  return (
    rest.length === sorts.length &&
    equal.every((name) => has(name, false)) &&
    contains.every((name) => has(name, true)) &&
    sorts.every(({ field, order }, at) => {
      const index = rest[at];
      return index?.fieldPath === field && (index.order !== order) === isReversed;
    })
  );
}

/** Whether production has the index that a query needs: the emulator answers without. */
export function isServed(query: AskedQuery): boolean {
  const { equal, contains, sorts } = query;
  const compared = [...equal, ...contains];
  const needsOne = sorts.length > 0 ? compared.length > 0 || sorts.length > 1 : contains.length > 1;
  const own = [...compared, ...sorts.map(({ field }) => field)];
  if (!needsOne && own.every((name) => hasOwnIndex(query, name))) return true;
  return indexes.some(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === query.collection && queryScope === query.scope && fits(query, fields),
  );
}
