import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const fieldSchema = v.object({ fieldPath: v.string() });

const condition = v.union([
  v.object({ fieldFilter: v.object({ field: fieldSchema, op: v.string() }) }),
  v.object({ unaryFilter: v.object({ field: fieldSchema, op: v.string() }) }),
]);
type Condition = v.InferOutput<typeof condition>;

const conjunction = v.object({
  compositeFilter: v.object({ op: v.literal('AND'), filters: v.array(condition) }),
});

/** A query as the client SDK sends it. */
const structuredQuerySchema = v.object({
  from: v.tuple([
    v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) }),
  ]),
  where: v.optional(v.union([condition, conjunction])),
  orderBy: v.optional(v.array(v.object({ field: fieldSchema, direction: v.string() })), []),
});

interface IndexQuery {
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields compared with one exact value or a list of values. */
  equal: string[];
  contains: string[];
  /** The sort order, without the document id that every query ends with. */
  sorts: { field: string; order: string }[];
}

const arrayOperators = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const equalityOperators = new Set(['EQUAL', 'IN', 'IS_NULL']);

function parseCondition(each: Condition) {
  const { field, op } = 'fieldFilter' in each ? each.fieldFilter : each.unaryFilter;
  return { name: field.fieldPath, op };
}

/** @throws if `sent` is not a query, or is of a kind that the app does not use */
function parseQuery(sent: unknown): IndexQuery {
  const { from, where, orderBy } = v.parse(structuredQuerySchema, sent);
  const filters = where && 'compositeFilter' in where ? where.compositeFilter.filters : where;
  const conditions = [filters ?? []].flat().map(parseCondition);
  const fieldsWhere = (is: (op: string) => boolean) => [
    ...new Set(conditions.filter(({ op }) => is(op)).map(({ name }) => name)),
  ];
  const equal = fieldsWhere((op) => equalityOperators.has(op));
  const ranges = fieldsWhere((op) => !equalityOperators.has(op) && !arrayOperators.has(op));
  // Firestore adds the fields of ranges in the order of their names, in the direction of the last field named.
  const explicit = orderBy.map((each) => ({ field: each.field.fieldPath, order: each.direction }));
  const implied = ranges
    .toSorted()
    .filter((name) => explicit.every(({ field }) => field !== name))
    .map((name) => ({ field: name, order: explicit.at(-1)?.order ?? 'ASCENDING' }));
  return {
    collection: from[0].collectionId,
    scope: from[0].allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    contains: fieldsWhere((op) => arrayOperators.has(op)),
    sorts: [...explicit, ...implied].filter(
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
  JSON.parse(readFileSync(join(import.meta.dirname, '../../firestore.indexes.json'), 'utf8')),
);

/** Every field has a single-field index unless an override removes it. */
function hasOwnIndex({ collection, scope }: IndexQuery, field: string): boolean {
  const override = fieldOverrides.find(
    (each) => each.collectionGroup === collection && each.fieldPath === field,
  );
  return override
    ? override.indexes.some(({ queryScope }) => queryScope === scope)
    : scope === 'COLLECTION';
}

function matches({ equal, contains, sorts }: IndexQuery, fields: IndexedField[]): boolean {
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

/** The declared composite indexes that a query can use. */
const indexesFor = (query: IndexQuery) =>
  indexes.filter(
    ({ collectionGroup, queryScope, fields }) =>
      collectionGroup === query.collection && queryScope === query.scope && matches(query, fields),
  );

/** Whether the indexes of single fields serve a query. */
function needsNoComposite(query: IndexQuery): boolean {
  const { equal, contains, sorts } = query;
  const compared = [...equal, ...contains];
  const needsOne = sorts.length > 0 ? compared.length > 0 || sorts.length > 1 : contains.length > 1;
  const own = [...compared, ...sorts.map(({ field }) => field)];
  return !needsOne && own.every((name) => hasOwnIndex(query, name));
}

/** Where the tests record their queries. */
export const QUERIES_FOLDER = join(import.meta.dirname, '../../.cache/queries');
const recorded = new Set<string>();

/**
 * Records a query for the check at the end of `npm test`, because the emulator needs no index.
 * @param sent as the client SDK sends it
 * @returns the query if firestore.indexes.json lacks its index, and null otherwise
 */
export function recordQuery(sent: unknown): IndexQuery | null {
  const query = parseQuery(sent);
  const line = JSON.stringify(query);
  if (!recorded.has(line)) {
    recorded.add(line);
    mkdirSync(QUERIES_FOLDER, { recursive: true });
    appendFileSync(join(QUERIES_FOLDER, `${process.pid}.jsonl`), `${line}\n`);
  }
  return needsNoComposite(query) || indexesFor(query).length > 0 ? null : query;
}

/** A query as the SDKs' methods build it. */
export interface BuiltQuery {
  collection: string;
  isGroup: boolean;
  conditions: { field: string; operator: string }[];
  orders: { field: string; isDescending: boolean }[];
}

/** The operators in the protocol; the others compare a range. */
const operators: Record<string, string> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** As `recordQuery`. @throws if firestore.indexes.json lacks the query's index */
export function requireIndex({ collection, isGroup, conditions, orders }: BuiltQuery): void {
  const filters = conditions.map(({ field, operator }) => ({
    fieldFilter: { field: { fieldPath: field }, op: operators[operator] ?? 'RANGE' },
  }));
  const lacking = recordQuery({
    from: [{ collectionId: collection, allDescendants: isGroup }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orders.map(({ field, isDescending }) => ({
      field: { fieldPath: field },
      direction: isDescending ? 'DESCENDING' : 'ASCENDING',
    })),
  });
  if (lacking) throw new Error(`No index is declared for ${JSON.stringify(lacking)}`);
}

/** What the recorded queries lack, and which composite indexes none of them uses. @param lines as `recordQuery` writes them */
export function checkIndexes(lines: string[]) {
  const queries = [...new Set(lines)].map((line) => JSON.parse(line) as IndexQuery);
  const used = new Set(
    queries.flatMap((query) => (needsNoComposite(query) ? [] : indexesFor(query))),
  );
  return {
    lacking: queries.filter((query) => !needsNoComposite(query) && indexesFor(query).length === 0),
    unused: indexes.filter((index) => !used.has(index)),
  };
}
