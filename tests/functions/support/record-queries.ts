import {
  CollectionReference,
  FieldPath,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { operators, recordQuery } from '../../support/indexes';

// Records the queries of the Admin SDK through its public methods. Nothing else of it changes, and only in these tests.

/** A query, in parts of the protocol's StructuredQuery. */
interface RecordedQuery {
  collection: string;
  isGroup: boolean;
  conditions: { field: string; op: string }[];
  orders: { field: string; direction: string }[];
}

function run({ collection, isGroup, conditions, orders }: RecordedQuery): void {
  const filters = conditions.map(({ field, op }) => ({
    fieldFilter: { field: { fieldPath: field }, op: operators[op] ?? 'RANGE' },
  }));
  const lacking = recordQuery({
    from: [{ collectionId: collection, allDescendants: isGroup }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orders.map(({ field, direction }) => ({ field: { fieldPath: field }, direction })),
  });
  if (lacking) throw new Error(`No index is declared for ${JSON.stringify(lacking)}`);
}

const shapes = new WeakMap<object, RecordedQuery>();

const shapeOf = (query: object): RecordedQuery =>
  shapes.get(query) ?? {
    collection: query instanceof CollectionReference ? query.id : '',
    isGroup: false,
    conditions: [],
    orders: [],
  };

const nameOf = (field: unknown) =>
  field instanceof FieldPath && field.isEqual(FieldPath.documentId()) ? '__name__' : String(field);

type Change = (shape: RecordedQuery, args: unknown[]) => RecordedQuery;

/** Each method returns a further query. */
const changes: Partial<Record<keyof Query, Change>> = {
  where: (shape, [field, operator]) => ({
    ...shape,
    conditions: [...shape.conditions, { field: nameOf(field), op: String(operator) }],
  }),
  orderBy: (shape, [field, direction]) => ({
    ...shape,
    orders: [
      ...shape.orders,
      { field: nameOf(field), direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ],
  }),
};
const unchanged: Change = (shape) => shape;
const building = [
  'where',
  'orderBy',
  'select',
  'limit',
  'limitToLast',
  'offset',
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'withConverter',
] as const;
const running = ['get', 'stream', 'count', 'onSnapshot'] as const;

type Method = (...args: unknown[]) => unknown;

function replace(target: object, name: string, by: (original: Method) => Method): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') throw new Error(`The SDK has no ${name}`);
  Reflect.set(target, name, by(original as Method));
}

/** The files of a worker share the SDK, and each loads this module again. */
const RECORDED = Symbol.for('raizes.recorded');

if (!Reflect.has(Query.prototype, RECORDED)) {
  Reflect.set(Query.prototype, RECORDED, true);
  record();
}

function record(): void {
  for (const name of building)
    replace(
      Query.prototype,
      name,
      (original) =>
        function (this: object, ...args: unknown[]) {
          const next = original.apply(this, args) as object;
          shapes.set(next, (changes[name] ?? unchanged)(shapeOf(this), args));
          return next;
        },
    );
  for (const name of running)
    replace(
      Query.prototype,
      name,
      (original) =>
        function (this: object, ...args: unknown[]) {
          run(shapeOf(this));
          return original.apply(this, args);
        },
    );
  replace(
    Firestore.prototype,
    'collectionGroup',
    (original) =>
      function (this: object, ...args: unknown[]) {
        const group = original.apply(this, args) as object;
        shapes.set(group, {
          collection: String(args[0]),
          isGroup: true,
          conditions: [],
          orders: [],
        });
        return group;
      },
  );
  replace(
    Transaction.prototype,
    'get',
    (original) =>
      function (this: object, ...args: unknown[]) {
        if (args[0] instanceof Query) run(shapeOf(args[0]));
        return original.apply(this, args);
      },
  );
}
