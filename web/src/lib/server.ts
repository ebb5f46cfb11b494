import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type * as Lite from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Condition, Schema } from './documents';
import { EMULATOR_HOST, app, emulators } from './firebase/auth';
import { noteChange } from './own-changes';
import { withTimeout } from './timing';

// An admin's changes reach the server at once or fail: unlike in `writes.ts`, nothing here is queued on this device. Every function
// fails with `unavailable` when the server does not answer.

interface Client {
  lite: typeof Lite;
  server: Lite.Firestore;
}

let client: Client | null = null;

/** Loads the client with its first request, because most people never need it. */
async function connect(): Promise<Client> {
  const lite = await import('firebase/firestore/lite');
  if (client) return client;
  const server = lite.getFirestore(app);
  if (emulators) lite.connectFirestoreEmulator(server, EMULATOR_HOST, emulators.firestore);
  client = { lite, server };
  return client;
}

type Fields = Record<string, string | number | boolean | Date | null | readonly string[]>;

/** Changes fields of a document in a transaction that reads the stored document first. @throws with `not-found` if it was deleted */
export function changeOnServer<T>(
  path: string,
  schema: Schema<T>,
  change: (stored: T) => Fields,
): Promise<void> {
  return changeInTransaction([
    [path, (found) => change(v.parse(schema, requireFound(path, found)))],
  ]);
}

/** Sets fields of several documents, all or none. @throws with `not-found` if one was deleted */
export function changeAllOnServer(
  changes: readonly { path: string; fields: Fields }[],
): Promise<void> {
  return changeInTransaction(
    changes.map(({ path, fields }) => [path, (found) => requireFound(path, found) && fields]),
  );
}

/** Checked before the write, because updating a missing document fails with `permission-denied`. */
function requireFound(path: string, found: Lite.DocumentData | undefined): Lite.DocumentData {
  if (!found) throw Object.assign(new Error(`${path} is gone`), { code: 'not-found' });
  return found;
}

/** Like `changeOnServer`, for a document that can be missing or malformed, in which case `stored` is null. */
export function putOnServer<T>(
  path: string,
  schema: Schema<T>,
  change: (stored: T | null) => Fields,
): Promise<void> {
  return changeInTransaction([
    [
      path,
      (found) => {
        const parsed = v.safeParse(schema, found);
        return change(parsed.success ? parsed.output : null);
      },
    ],
  ]);
}

type Change = (found: Lite.DocumentData | undefined) => Fields;

async function changeInTransaction(
  changes: readonly (readonly [path: string, change: Change])[],
): Promise<void> {
  await runRequest(({ lite, server }) =>
    lite.runTransaction(server, async (tx) => {
      const refs = changes.map(([path]) => lite.doc(server, path));
      const found = await Promise.all(refs.map((ref) => tx.get(ref)));
      for (const [index, [, change]] of changes.entries()) {
        const snapshot = found[index];
        if (snapshot) tx.set(snapshot.ref, change(snapshot.data()), { merge: true });
      }
    }),
  );
  noteChange();
}

/** Reads a document from the server; null if it is missing or malformed. */
export async function readFromServer<T>(path: string, schema: Schema<T>): Promise<T | null> {
  const found = await runRequest(({ lite, server }) => lite.getDoc(lite.doc(server, path)));
  const parsed = v.safeParse(schema, found.data());
  return parsed.success ? parsed.output : null;
}

/** Writes a whole document, as `writeDoc` does, but past this device. */
export function writeOnServer(path: string, data: Lite.DocumentData): Promise<void> {
  return runRequest(({ lite, server }) => lite.setDoc(lite.doc(server, path), data));
}

export async function removeOnServer(path: string): Promise<void> {
  await runRequest(({ lite, server }) => lite.deleteDoc(lite.doc(server, path)));
  noteChange();
}

/** The rules do not let an admin count further. */
const MAX_COUNT = 100_000;

/**
 * Counts the matching documents of a collection.
 * @param most where the count ends; the rules let an admin count further than others
 */
export async function countDocs(
  path: string,
  conditions: Condition[] = [],
  most = MAX_COUNT,
): Promise<number> {
  const counted = await runRequest(({ lite, server }) => {
    const filters = conditions.map(([field, operator, value]) =>
      lite.where(field, operator, value),
    );
    const all = lite.collection(server, path);
    return lite.getCount(lite.query(all, ...filters, lite.limit(most)));
  });
  return counted.data().count;
}

/** Lists the days between two days (inclusive, at most a hundred) that have a document in the collection. */
export async function listDaysOnServer(path: string, from: Day, to: Day): Promise<Day[]> {
  const { docs } = await runRequest(({ lite, server }) =>
    lite.getDocs(
      lite.query(
        lite.collection(server, path),
        lite.where('date', '>=', from),
        lite.where('date', '<=', to),
        lite.limit(100),
      ),
    ),
  );
  return docs.map(({ id }) => id).filter(isDay);
}

/** Lists the ids of a collection with this prefix, at most a hundred. */
export async function listIdsOnServer(path: string, prefix: string): Promise<string[]> {
  const { docs } = await runRequest(({ lite, server }) =>
    lite.getDocs(
      lite.query(
        lite.collection(server, path),
        lite.where(lite.documentId(), '>=', prefix),
        lite.where(lite.documentId(), '<', `${prefix}\uf8ff`),
        lite.limit(100),
      ),
    ),
  );
  return docs.map(({ id }) => id);
}

const TIMEOUT_MS = 20_000;

/** Runs a request; fails with `unavailable` when the device is offline or the server does not answer in time. */
async function runRequest<T>(request: (client: Client) => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw unreachable();
  const answer = connect()
    .then(request)
    .then(
      (value) => ({ value }),
      (error: unknown) => {
        throw isServerError(error) ? error : unreachable();
      },
    );
  const inTime = await withTimeout(answer, TIMEOUT_MS);
  if (!inTime) throw unreachable();
  return inTime.value;
}

const unreachable = () => Object.assign(new Error('No answer'), { code: 'unavailable' });

/** The end of the SDK's message about a request that got no HTTP answer. */
const NO_STATUS = /: undefined$/;

/** Any failure without a code from the server is a network failure. */
function isServerError(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code !== 'unknown' || !NO_STATUS.test(error.message);
}
