import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import type { DocumentData } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Condition, Schema } from './documents';
import { EMULATOR_HOST, app, emulators } from './firebase/auth';
import { withTimeout } from './timing';

// What an administrator publishes is on the server at once, or not at all: nothing here is queued on this device, as in
// `writes.ts`. Imported when it is needed. All of it fails with `unavailable` when the server does not answer.

const server = getFirestore(app);
if (emulators) connectFirestoreEmulator(server, EMULATOR_HOST, emulators.firestore);

type Fields = Record<string, string | number | boolean | Date | null>;

/** Changes fields of a document, in one transaction with a look at what is stored. @throws with `not-found` when it was deleted */
export function changeOnServer<T>(
  path: string,
  schema: Schema<T>,
  change: (stored: T) => Fields,
): Promise<void> {
  return rewrite([[path, (found) => change(v.parse(schema, existing(path, found)))]]);
}

/** Sets fields of several documents, all or none. @throws with `not-found` when one was deleted */
export function changeAllOnServer(
  changes: readonly { path: string; fields: Fields }[],
): Promise<void> {
  return rewrite(
    changes.map(({ path, fields }) => [path, (found) => existing(path, found) && fields]),
  );
}

/** An update of a document that does not exist would fail with `permission-denied`. */
function existing(path: string, found: DocumentData | undefined): DocumentData {
  if (!found) throw Object.assign(new Error(`${path} is gone`), { code: 'not-found' });
  return found;
}

/** As `changeOnServer`, for a document that may be missing or malformed: `stored` is null then. */
export function putOnServer<T>(
  path: string,
  schema: Schema<T>,
  change: (stored: T | null) => Fields,
): Promise<void> {
  return rewrite([
    [
      path,
      (found) => {
        const parsed = v.safeParse(schema, found);
        return change(parsed.success ? parsed.output : null);
      },
    ],
  ]);
}

type Change = (found: DocumentData | undefined) => Fields;

function rewrite(changes: readonly (readonly [path: string, change: Change])[]): Promise<void> {
  return online(() =>
    runTransaction(server, async (tx) => {
      const refs = changes.map(([path]) => doc(server, path));
      const found = await Promise.all(refs.map((ref) => tx.get(ref)));
      for (const [index, [, change]] of changes.entries()) {
        const snapshot = found[index];
        if (snapshot) tx.set(snapshot.ref, change(snapshot.data()), { merge: true });
      }
    }),
  );
}

/** A document as the server has it; null where it is missing or malformed. */
export async function readOnServer<T>(path: string, schema: Schema<T>): Promise<T | null> {
  const parsed = v.safeParse(schema, (await online(() => getDoc(doc(server, path)))).data());
  return parsed.success ? parsed.output : null;
}

export function removeOnServer(path: string): Promise<void> {
  return online(() => deleteDoc(doc(server, path)));
}

/** As far as the rules let an admin count. */
const MAX_COUNT = 100_000;

/** How many documents of a collection fit; for collections that the rules let an admin count. */
export async function countDocs(path: string, conditions: Condition[] = []): Promise<number> {
  const wanted = conditions.map(([field, is, value]) => where(field, is, value));
  const all = query(collection(server, path), ...wanted, limit(MAX_COUNT));
  return (await online(() => getCount(all))).data().count;
}

/** The days from one to another, at most a hundred, that have a document of their own. */
export async function daysOnServer(path: string, from: Day, to: Day): Promise<Day[]> {
  const span = query(
    collection(server, path),
    where('date', '>=', from),
    where('date', '<=', to),
    limit(100),
  );
  const { docs } = await online(() => getDocs(span));
  return docs.map(({ id }) => id).filter(isDay);
}

/** The ids of a collection, at most a hundred, that begin like this. */
export async function idsOnServer(path: string, start: string): Promise<string[]> {
  const named = query(
    collection(server, path),
    where(documentId(), '>=', start),
    where(documentId(), '<', `${start}\uf8ff`),
    limit(100),
  );
  const { docs } = await online(() => getDocs(named));
  return docs.map(({ id }) => id);
}

const TIMEOUT_MS = 20_000;

async function online<T>(ask: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw unreachable();
  const answer = ask().then(
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

/** Every failure without a code from the server is the network's. */
function isServerError(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code !== 'unknown' || !NO_STATUS.test(error.message);
}
