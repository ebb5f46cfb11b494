import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  getFirestore,
  limit,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import type { DocumentReference, Firestore, Query } from 'firebase/firestore';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDatabase, documents, given } from './support/client';
import { people } from './support/people';

/** The leader's app, with its listeners attached. */
let db: Firestore;

// Only once: the emulator fails to empty a database whose listeners are still closing.
beforeAll(() => startDatabase('open-listeners'));
beforeEach(async () => {
  const consents = { leader_progress: true };
  await given({ ...people, 'user_stats/ana': { user_id: 'ana', consents } });
  const projectId = documents().split('/')[1] ?? '';
  db = getFirestore(initializeApp({ projectId }, `leader-${crypto.randomUUID()}`));
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { sub: 'pastor' } });
});
afterEach(() => deleteApp(db.app));

const reconnect = async () => {
  await disableNetwork(db);
  await enableNetwork(db);
};

/** Returns a function that gives the ids a listener shows now, or the error code that ended it. */
function listen(to: DocumentReference | Query) {
  let shown = 'nothing yet';
  const fail = ({ code }: { code: string }) => {
    shown = code;
  };
  if (to.type === 'document') {
    onSnapshot(to, (found) => (shown = found.id), fail);
  } else {
    onSnapshot(to, ({ docs }) => (shown = docs.map(({ id }) => id).join()), fail);
  }
  return () => shown;
}

function listenAsTheAppDoes() {
  const linked = where('pastor_id', '==', 'pastor');
  const listeners = [
    listen(doc(db, 'profiles/ana')),
    listen(doc(db, 'user_stats/ana')),
    listen(query(collection(db, 'profiles'), linked, limit(100))),
  ];
  return () => listeners.map((shown) => shown());
}

const soon = { timeout: 10_000 };
const denied = 'permission-denied';

it('ends the listeners of an unlinked leader at the next reconnect', async () => {
  const shown = listenAsTheAppDoes();
  await expect.poll(shown, soon).toEqual(['ana', 'ana', 'ana']);
  await given({ 'profiles/ana': { ...people['profiles/ana'], pastor_id: 'lider' } });
  // The list drops the person immediately.
  await expect.poll(() => shown()[2], soon).toBe('');
  await reconnect();
  await expect.poll(shown, soon).toEqual([denied, denied, '']);
});

it('ends the listeners of a demoted leader at the next reconnect', async () => {
  const shown = listenAsTheAppDoes();
  await expect.poll(shown, soon).toEqual(['ana', 'ana', 'ana']);
  await given({ 'profiles/pastor': { ...people['profiles/pastor'], position: 'discipulo' } });
  await reconnect();
  await expect.poll(shown, soon).toEqual([denied, denied, denied]);
});
