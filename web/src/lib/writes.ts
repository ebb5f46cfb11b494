import {
  arrayRemove,
  arrayUnion,
  deleteDoc as deleteFromFirestore,
  deleteField,
  doc,
  getDocs,
  getDocsFromCache,
  serverTimestamp,
  setDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { DocumentData } from 'firebase/firestore';
import { correctStamp } from './clock';
import type { Stamp } from './clock';
import { buildQuery } from './documents';
import type { ListQuery } from './documents';
import { errorCode, isDenied } from './error-code';
import { db } from './firestore';
import { UNSENT_WRITES_KEY } from './holder';
import { writeOnServer } from './server';
import { whenStatus } from './session';
import { storage } from './storage';
import { withTimeout } from './timing';

// A person's writes are stored on this device and sent when there is a network. Writes that must reach the server at once or fail
// go through `server.ts`.

/** Field value: the server's time of the write, or this device's time until the server has confirmed it. */
export const serverTime = serverTimestamp;

/** Field value for `mergeDoc` that removes the field. */
export const removeField = deleteField;

/** Field values for `mergeDoc` that add to a list what it lacks, or remove from it; both create a missing list. */
export const addToList = arrayUnion;
export const removeFromList = arrayRemove;

const ANSWER_TIMEOUT_MS = 4000;

/**
 * A write in progress. `kept` settles when the person can continue: the server has the write, or this device has stored it and sends
 * it later. `sent` settles when the server has answered, however late, and rejects on a refusal.
 */
export interface Delivery {
  kept: Promise<'sent' | 'on-device'>;
  sent: Promise<void>;
}

function markUnsent<T>(write: Promise<T>): Promise<T> {
  storage.write(UNSENT_WRITES_KEY, crypto.randomUUID());
  unmarkSent().catch(() => undefined);
  return write;
}

/** Removes the mark when the server has answered, unless this or another tab has written again. @throws when the session ends */
export async function unmarkSent(): Promise<void> {
  const mark = storage.readText(UNSENT_WRITES_KEY);
  await waitForPendingWrites(db);
  if (storage.readText(UNSENT_WRITES_KEY) === mark) storage.remove(UNSENT_WRITES_KEY);
}

/** Writes a whole document. */
export function writeDoc(path: string, data: DocumentData): Delivery {
  return deliver(markUnsent(setDoc(doc(db, path), data)));
}

/**
 * Writes a document with this device's time. If the rules refuse it because the clock was wrong, which was not known when it was
 * queued, sends it once more with a corrected stamp. If this device has no room for it, sends it past the device's storage.
 */
export function writeStamped(
  path: string,
  taken: Stamp,
  dataOf: (stamp: Stamp) => DocumentData,
): Delivery {
  const first = writeDoc(path, dataOf(taken));

  async function sendAgain(refusal: unknown): Promise<Delivery> {
    if (isNotStored(refusal)) return deliver(writeOnServer(path, dataOf(taken)));
    const stamp = isDenied(refusal) ? await correctStamp(taken) : null;
    if (!stamp) throw refusal;
    return writeDoc(path, dataOf(stamp));
  }

  const again = first.sent.then(() => first, sendAgain);
  return {
    kept: first.kept.catch(async () => (await again).kept),
    sent: again.then(({ sent }) => sent),
  };
}

/** Firestore waits for a network, so it only fails as unavailable when it cannot store the write on this device. */
const isNotStored = (refusal: unknown) => errorCode(refusal) === 'unavailable';

/**
 * Changes some fields of a document. Uses a merge, which is already in the bundle: where the rules let nobody create the document,
 * it does the same as Firestore's `updateDoc`.
 */
export function mergeDoc(path: string, fields: DocumentData): Delivery {
  return deliver(markUnsent(setDoc(doc(db, path), fields, { merge: true })));
}

/** Changes the same fields of every document of a list. */
export async function mergeDocs(list: ListQuery, fields: DocumentData): Promise<void> {
  const query = buildQuery(list);
  const { docs } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  await markUnsent(Promise.all(docs.map(({ ref }) => setDoc(ref, fields, { merge: true }))));
}

export function deleteDoc(path: string): Promise<void> {
  return markUnsent(deleteFromFirestore(doc(db, path)));
}

/** Tracks one or more writes of a person as a delivery. */
export function deliver(sent: Promise<void>): Delivery {
  const answered = sent.then(() => 'sent' as const);
  const kept = withTimeout(answered, navigator.onLine ? ANSWER_TIMEOUT_MS : 0).then(
    async (answer) => {
      // Firestore stores nothing on the device before Auth has determined the person.
      if (!answer) await whenStatus('signed-in');
      return answer ?? 'on-device';
    },
  );
  // A caller that awaits only `sent` handles the refusal there.
  kept.catch(() => undefined);
  return { kept, sent };
}
