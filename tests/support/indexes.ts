import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const fieldSchema = v.object({ fieldPath: v.string() });

const condition = v.union([
  v.object({ fieldFilter: v.object({ field: fieldSchema, op: v.string() }) }),
  v.object({ unaryFilter: v.object({ field: fieldSchema, op: v.string() }) }),
]);
type Condition = v.InferOutput<typeof condition>;

const all = v.object({
  compositeFilter: v.object({ op: v.literal('AND'), filters: v.array(condition) }),
});

/** A query as the client sends it to the server. */
const structuredQuerySchema = v.object({
  from: v.tuple([
    v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) }),
  ]),
  where: v.optional(v.union([condition, all])),
  orderBy: v.optional(v.array(v.object({ field: fieldSchema, direction: v.string() })), []),
});

interface AskedQuery {
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** The fields that are compared for one or some exact values. */
  equal: string[];
  contains: string[];
  /** What it goes by, without the id that every query goes by at last. */
  sorts: { field: string; order: string }[];
}

const containing = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const exact = new Set(['EQUAL', 'IN', 'IS_NULL']);

function read(each: Condition) {
  const { field: of, op } = 'fieldFilter' in each ? each.fieldFilter : each.unaryFilter;
  return { name: of.fieldPath, op };
}

/** @throws what is no query, or one of a kind that nothing here asks */
export function readQuery(sent: unknown): AskedQuery {
  const { from, where, orderBy } = v.parse(structuredQuerySchema, sent);
  const filters = where && 'compositeFilter' in where ? where.compositeFilter.filters : where;
  const conditions = [filters ?? []].flat().map(read);
  const fieldsWhere = (is: (op: string) => boolean) => [
    ...new Set(conditions.filter(({ op }) => is(op)).map(({ name }) => name)),
  ];
  const equal = fieldsWhere((op) => exact.has(op));
  const ranges = fieldsWhere((op) => !exact.has(op) && !containing.has(op));
  const asked = orderBy.map((each) => ({ field: each.field.fieldPath, order: each.direction }));
  const implied =
    asked.length > 0 ? [] : ranges.map((name) => ({ field: name, order: 'ASCENDING' }));
  return {
    collection: from[0].collectionId,
    scope: from[0].allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    contains: fieldsWhere((op) => containing.has(op)),
    sorts: [...asked, ...implied].filter(
      (each) => each.field !== '__name__' && !equal.includes(each.field),
    ),
  };
}

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
  JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')),
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
