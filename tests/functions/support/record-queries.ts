import {
  CollectionReference,
  FieldPath,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { requireIndex } from '../../support/indexes';
import type { BuiltQuery } from '../../support/indexes';

// Records the queries of the Admin SDK through its public methods. Nothing else of it changes, and only in these tests.

const shapes = new WeakMap<object, BuiltQuery>();

/** Those of the SDK's own, as for `recursiveDelete`, have no collection. */
const shapeOf = (query: object): BuiltQuery =>
  shapes.get(query) ?? {
    collection: query instanceof CollectionReference ? query.id : '',
    isGroup: false,
    conditions: [],
    orders: [],
  };

const nameOf = (field: unknown) =>
  field instanceof FieldPath && field.isEqual(FieldPath.documentId()) ? '__name__' : String(field);

type Change = (shape: BuiltQuery, args: unknown[]) => BuiltQuery;

/** Each method returns a further query. */
const changes: Partial<Record<keyof Query, Change>> = {
  where: (shape, [field, operator]) => ({
    ...shape,
    conditions: [...shape.conditions, { field: nameOf(field), operator: String(operator) }],
  }),
  orderBy: (shape, [field, direction]) => ({
    ...shape,
    orders: [...shape.orders, { field: nameOf(field), isDescending: direction === 'desc' }],
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

type Observer = (on: object, args: unknown[], result?: object) => void;

/** Replaces a method by one that first hands its object and arguments to `before`, and its result to `after`. */
function observe(
  target: object,
  name: string,
  { before, after }: { before?: Observer; after?: Observer },
): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') throw new Error(`The SDK has no ${name}`);
  Reflect.set(target, name, function (this: object, ...args: unknown[]): unknown {
    before?.(this, args);
    const result: unknown = Reflect.apply(original, this, args);
    after?.(this, args, result as object);
    return result;
  });
}

/** The files of a worker share the SDK, and each loads this module again. */
const RECORDED = Symbol.for('raizes.recorded');

if (!Reflect.has(Query.prototype, RECORDED)) {
  Reflect.set(Query.prototype, RECORDED, true);
  record();
}

function record(): void {
  const after = (change: Change): { after: Observer } => ({
    after: (on, args, result = on) => void shapes.set(result, change(shapeOf(on), args)),
  });
  for (const name of building) observe(Query.prototype, name, after(changes[name] ?? unchanged));
  observe(
    Firestore.prototype,
    'collectionGroup',
    after((shape, [id]) => ({ ...shape, collection: String(id), isGroup: true })),
  );
  for (const name of running)
    observe(Query.prototype, name, { before: (on) => requireIndex(shapeOf(on)) });
  observe(Transaction.prototype, 'get', {
    before: (_, [read]) => read instanceof Query && requireIndex(shapeOf(read)),
  });
}
