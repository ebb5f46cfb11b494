import { addDays, daysBetween, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCount,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import type { DocumentData } from 'firebase/firestore/lite';
import { EMULATOR_HOST, app, emulators } from './firebase';
import { withTimeout } from './within';

const TIMEOUT_MS = 20_000;

const unreachable = () => Object.assign(new Error('No answer'), { code: 'unavailable' });

/** All that the database says of a request that nobody answered. */
const NO_STATUS = /: undefined$/;

/** Any failure without a code of the server's is the network's. */
function isOfServer(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code !== 'unknown' || !NO_STATUS.test(error.message);
}

/** Asks the server; without an answer from it, fails as `unavailable`. */
async function online<T>(ask: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw unreachable();
  const answer = ask().then(
    (value) => ({ value }),
    (error: unknown) => {
      throw isOfServer(error) ? error : unreachable();
    },
  );
  const inTime = await withTimeout(answer, TIMEOUT_MS);
  if (!inTime) throw unreachable();
  return inTime.value;
}

/** The database as the server has it, without what this device keeps of it; speaks only when it is asked. */
const server = getFirestore(app);
if (emulators) connectFirestoreEmulator(server, EMULATOR_HOST, emulators.firestore);

/**
 * The sum of counts that each go no further than `most`: a span that reaches it is counted in its two halves.
 * @param count how many there are from one day to another, both included
 */
export async function sumByDays(
  count: (from: Day, to: Day) => Promise<number>,
  most: number,
  from: Day,
  to: Day,
): Promise<number> {
  const found = await count(from, to);
  const length = daysBetween(from, to);
  if (found < most || length < 1) return found;
  const middle = addDays(from, Math.floor(length / 2));
  const halves = await Promise.all([
    sumByDays(count, most, from, middle),
    sumByDays(count, most, addDays(middle, 1), to),
  ]);
  return halves[0] + halves[1];
}

/** The rules refuse to count further at once, as they refuse to list further. */
const MOST = 100;

/** How many documents a collection of dated documents has. */
export function countDated(path: string): Promise<number> {
  const dated = collection(server, path);

  async function count(from: Day, to: Day): Promise<number> {
    const span = query(dated, where('date', '>=', from), where('date', '<=', to), limit(MOST));
    return (await getCount(span)).data().count;
  }

  async function end(direction: 'asc' | 'desc'): Promise<Day | null> {
    const found = await getDocs(query(dated, orderBy('date', direction), limit(1)));
    const date: unknown = found.docs[0]?.get('date');
    return typeof date === 'string' && isDay(date) ? date : null;
  }

  return online(async () => {
    const [first, last] = await Promise.all([end('asc'), end('desc')]);
    return first && last ? sumByDays(count, MOST, first, last) : 0;
  });
}

/** The days between two, both included and at most a hundred apart, that have a document of their own. */
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

// What an administrator publishes is there for everybody, or it is not: nothing here waits on the device for a network, as
// the app's own database would let it. Imported when it is needed.

type Fields = Record<string, string | number | boolean | Date | null>;

/** Creates a document, and never writes over one. Asked again after an answer that got lost, it is not `taken` by itself. */
export function createOnServer(path: string, fields: Fields): Promise<'created' | 'taken'> {
  const isThere = (found: DocumentData) =>
    Object.entries(fields).every(([name, value]) => found[name] === value);
  return online(() =>
    runTransaction(server, async (tx) => {
      const ref = doc(server, path);
      const found = (await tx.get(ref)).data();
      if (found) return isThere(found) ? 'created' : 'taken';
      tx.set(ref, fields);
      return 'created';
    }),
  );
}

/** Changes a document that is still there; else it fails with `not-found`. */
export function changeOnServer(path: string, fields: Fields): Promise<void> {
  return online(() =>
    runTransaction(server, async (tx) => {
      const ref = doc(server, path);
      // Without looking first, the rules refuse it as if the person might not change it.
      const isThere = (await tx.get(ref)).exists();
      if (!isThere) throw Object.assign(new Error(`${path} is gone`), { code: 'not-found' });
      tx.update(ref, fields);
    }),
  );
}

/** Writes a whole document, whether there is one or not. */
export function putOnServer(path: string, fields: Fields): Promise<void> {
  return online(() => setDoc(doc(server, path), fields));
}

export function removeOnServer(path: string): Promise<void> {
  return online(() => deleteDoc(doc(server, path)));
}
