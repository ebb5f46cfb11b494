import * as v from 'valibot';

const field = v.object({ fieldPath: v.string() });

const condition = v.union([
  v.object({ fieldFilter: v.object({ field, op: v.string() }) }),
  v.object({ unaryFilter: v.object({ field, op: v.string() }) }),
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
  orderBy: v.optional(v.array(v.object({ field, direction: v.string() })), []),
});

export interface AskedQuery {
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
