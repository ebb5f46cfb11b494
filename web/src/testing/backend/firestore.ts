import { requireIndex } from '../../../../tests/support/indexes';
import { ID_FIELD } from './query';
import type { Condition, ListQuery } from './query';
import { failure, store } from './store';
import type { Fields, ListView, View } from './store';

// Stands in for `firebase/firestore`: what `lib` uses of it, on the store.

interface DocRef {
  path: string;
  id: string;
}

export const initializeFirestore = () => ({});
export const connectFirestoreEmulator = () => undefined;
export const persistentLocalCache = () => ({});
export const persistentMultipleTabManager = () => ({});
export const memoryLocalCache = () => ({});
export const terminate = () => Promise.resolve();
export const clearIndexedDbPersistence = () => Promise.resolve();

export const doc = (_db: unknown, path: string): DocRef => ({
  path,
  id: path.slice(path.lastIndexOf('/') + 1),
});
export const documentId = () => ID_FIELD;

const isDoc = (ref: DocRef | ListQuery): ref is DocRef => 'id' in ref;

type Part = (query: ListQuery) => ListQuery;

export const collection = (_db: unknown, path: string): ListQuery => ({
  path,
  conditions: [],
  order: null,
  after: null,
  size: Infinity,
});
export const query = (base: ListQuery, ...parts: Part[]): ListQuery =>
  parts.reduce((built, part) => part(built), base);
export const where =
  (...condition: Condition): Part =>
  (built) => ({ ...built, conditions: [...built.conditions, condition] });
export const orderBy =
  (field: string, direction = 'asc'): Part =>
  (built) => ({ ...built, order: { field, descending: direction === 'desc' } });
export const limit =
  (size: number): Part =>
  (built) => ({ ...built, size });
export const startAfter =
  (cursor: Snapshot | string): Part =>
  (built) => ({
    ...built,
    after:
      typeof cursor === 'string'
        ? { value: cursor, id: null }
        : { value: cursor.get(built.order?.field ?? ID_FIELD), id: cursor.id },
  });
export const queryEqual = (one: ListQuery, other: ListQuery) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Dates are stored as they are, and read as Firestore's timestamps. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return { toDate: () => value };
  if (Array.isArray(value)) return value.map(asRead);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asRead(each)]));
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export type Snapshot = ReturnType<typeof snapshotOf>;

export function snapshotOf({ path, fields, fromCache, sending }: View) {
  const ref = doc(null, path);
  return {
    ref,
    id: ref.id,
    metadata: { fromCache, hasPendingWrites: sending },
    exists: () => fields !== undefined,
    data: () => (fields === undefined ? undefined : asRead(fields)),
    get: (field: string) => (field === ID_FIELD ? ref.id : fields?.[field]),
  };
}

export const listSnapshotOf = ({ views, fromCache }: ListView) => ({
  docs: views.map(snapshotOf),
  empty: views.length === 0,
  size: views.length,
  metadata: { fromCache, hasPendingWrites: views.some(({ sending }) => sending) },
});

type Source = 'server' | 'cache';

/** The security rules refuse a list without a limit or with a higher one; an admin may list more people. */
const maxSize = (path: string) => (path === 'profiles' ? 500 : 100);

const check = ({ path, conditions, order }: ListQuery): void =>
  requireIndex({
    collection: path.slice(path.lastIndexOf('/') + 1),
    isGroup: false,
    conditions: conditions.map(([field, operator]) => ({ field, operator })),
    orders: order ? [{ field: order.field, isDescending: order.descending }] : [],
  });

function listOf(list: ListQuery, source: Source): ListView {
  check(list);
  if (list.size > maxSize(list.path))
    throw new Error(`The rules refuse ${list.size} of ${list.path}`);
  return store.listOf(list, source);
}

interface Observer {
  next: (snapshot: unknown) => void;
  error?: (error: Error) => void;
}

/** Follows a document or a query. */
export function onSnapshot(
  ref: DocRef | ListQuery,
  ...[first, ...rest]: (object | ((snapshot: unknown) => void))[]
): () => void {
  const options = first && 'includeMetadataChanges' in first ? first : {};
  const [next, onError] = options === first ? rest : [first, ...rest];
  const observer = observerOf(next, onError);
  const source = 'source' in options && options.source === 'cache' ? 'cache' : 'server';
  let latest = '';

  function emit(): void {
    const refused =
      source === 'server' && store.answers(ref.path) && store.refusal(ref.path, 'read');
    if (refused) {
      stop();
      observer.error?.(refused);
      return;
    }
    const view = isDoc(ref) ? store.viewOf(ref.path, source) : listOf(ref, source);
    const isKnown = 'views' in view ? view.views.length > 0 : view.fields !== undefined;
    // Firestore waits for a server that does not answer, unless it has something in its cache.
    if (view.fromCache && !isKnown && navigator.onLine && source === 'server') return;
    const signature = JSON.stringify(view);
    if (signature === latest) return;
    latest = signature;
    observer.next('views' in view ? listSnapshotOf(view) : snapshotOf(view));
  }
  let isFollowed = true;
  const unwatch = store.watch(emit);
  const stop = () => {
    isFollowed = false;
    unwatch();
  };
  if (source === 'server') store.reads.push(ref.path);
  store.soon(() => isFollowed && emit());
  return stop;
}

function observerOf(next: unknown, onError: unknown): Observer {
  if (isObserver(next)) return next;
  if (!isCallback(next)) throw new Error('onSnapshot needs an observer');
  return isCallback(onError) ? { next, error: onError } : { next };
}

const isCallback = (value: unknown): value is (argument: unknown) => void =>
  typeof value === 'function';
const isObserver = (value: unknown): value is Observer =>
  typeof value === 'object' && value !== null && 'next' in value;

/** Reads as the SDK does: from the server, or without an answer from the cache. */
async function read<T extends { fromCache: boolean }>(
  path: string,
  source: Source | 'either',
  take: (source: Source) => T,
): Promise<T> {
  if (source === 'cache') return take('cache');
  if (!navigator.onLine) {
    if (source === 'server') throw failure('unavailable');
    return take('cache');
  }
  store.reads.push(path);
  await untilAnswered(path);
  const refused = store.refusal(path, 'read');
  if (refused) throw refused;
  return take('server');
}

export function untilAnswered(path: string): Promise<void> {
  if (store.answers(path)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.watch(() => {
      if (!store.answers(path)) return;
      stop();
      resolve();
    });
  });
}

const readDoc = async ({ path }: DocRef, from: Source | 'either') =>
  snapshotOf(await read(path, from, (source) => store.viewOf(path, source)));
const readDocs = async (list: ListQuery, from: Source | 'either') =>
  listSnapshotOf(await read(list.path, from, (source) => listOf(list, source)));

export async function getDocFromCache(ref: DocRef) {
  const found = await readDoc(ref, 'cache');
  if (!found.exists()) throw failure('unavailable');
  return found;
}
export const getDocFromServer = (ref: DocRef) => readDoc(ref, 'server');
export const getDocs = (list: ListQuery) => readDocs(list, 'either');
export const getDocsFromCache = (list: ListQuery) => readDocs(list, 'cache');
export const getDocsFromServer = (list: ListQuery) => readDocs(list, 'server');

/** Counting has no limit of a hundred. */
export async function getCount(list: ListQuery) {
  check(list);
  const { views } = await read(list.path, 'server', (source) => store.listOf(list, source));
  return { data: () => ({ count: views.length }) };
}

const SERVER_TIME = 'the server’s time';
const REMOVED = 'a removed field';
const LIST = 'a changed list';
export const serverTimestamp = () => ({ sentinel: SERVER_TIME });
export const deleteField = () => ({ sentinel: REMOVED });
export const arrayUnion = (...added: unknown[]) => ({ sentinel: LIST, added, removed: [] });
export const arrayRemove = (...removed: unknown[]) => ({ sentinel: LIST, added: [], removed });

const isSentinel = (value: unknown, sentinel: string) =>
  isMap(value) && value['sentinel'] === sentinel;

const listOfValues = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a list without what is removed, and with what is added and was not in it. */
function changedList(current: unknown, change: Fields): unknown[] {
  const kept = listOfValues(current).filter(
    (each) => !listOfValues(change['removed']).includes(each),
  );
  return [...new Set([...kept, ...listOfValues(change['added'])])];
}

/** Returns the fields with `changes`, merged into maps of maps as Firestore does. */
export function merged(before: Fields, changes: Fields): Fields {
  const after = { ...before };
  for (const [key, value] of Object.entries(changes)) {
    const current = after[key];
    if (isSentinel(value, REMOVED)) delete after[key];
    else if (isSentinel(value, SERVER_TIME)) after[key] = new Date();
    else if (isMap(value) && value['sentinel'] === LIST) after[key] = changedList(current, value);
    else after[key] = isMap(value) ? merged(isMap(current) ? current : {}, value) : value;
  }
  return after;
}

export const setDoc = ({ path }: DocRef, fields: Fields, { merge = false } = {}) =>
  store.write(path, (before) => merged((merge && before) || {}, fields));
export const deleteDoc = ({ path }: DocRef) => store.write(path, () => undefined);

export function waitForPendingWrites(): Promise<void> {
  if (!store.hasPending()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.watch(() => {
      if (store.hasPending()) return;
      stop();
      resolve();
    });
  });
}
