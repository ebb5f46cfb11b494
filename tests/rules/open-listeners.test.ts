import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { firestoreOf, given, startDatabase } from './support/environment';
import type { Database } from './support/environment';
import { people } from './support/people';

// Only once: the emulator fails to empty a database whose listeners are still closing.
beforeAll(() => startDatabase('open-listeners'));
beforeEach(async () => {
  const consents = { leader_progress: true };
  await given({ ...people, 'user_stats/ana': { user_id: 'ana', consents } });
});

const listeners: (() => void)[] = [];
afterEach(() => {
  for (const end of listeners.splice(0)) end();
});

const reconnect = async (db: Database) => {
  await db.disableNetwork();
  await db.enableNetwork();
};

interface Failure {
  code: string;
}

/** What the leader's app shows: the ids of each listener, or the error code that ended it. */
function listenAsTheAppDoes(db: Database) {
  const shown = ['nothing yet', 'nothing yet', 'nothing yet'];
  const failAt =
    (index: number) =>
    ({ code }: Failure) => {
      shown[index] = code;
    };
  const documents = ['profiles/ana', 'user_stats/ana'];
  for (const [index, path] of documents.entries())
    listeners.push(db.doc(path).onSnapshot(({ id }) => (shown[index] = id), failAt(index)));
  const linked = db.collection('profiles').where('pastor_id', '==', 'pastor').limit(100);
  listeners.push(
    linked.onSnapshot(({ docs }) => (shown[2] = docs.map(({ id }) => id).join()), failAt(2)),
  );
  return () => [...shown];
}

const soon = { timeout: 10_000 };
const denied = 'permission-denied';

it('ends the listeners of an unlinked leader at the next reconnect', async () => {
  const db = firestoreOf('pastor');
  const shown = listenAsTheAppDoes(db);
  await expect.poll(shown, soon).toEqual(['ana', 'ana', 'ana']);
  await given({ 'profiles/ana': { ...people['profiles/ana'], pastor_id: 'lider' } });
  // The list drops the person immediately.
  await expect.poll(() => shown()[2], soon).toBe('');
  await reconnect(db);
  await expect.poll(shown, soon).toEqual([denied, denied, '']);
  await assertFails(db.doc('user_stats/ana').get());
});

it('ends the listeners of a demoted leader at the next reconnect', async () => {
  const db = firestoreOf('pastor');
  await assertSucceeds(db.doc('user_stats/ana').get());
  const shown = listenAsTheAppDoes(db);
  await expect.poll(shown, soon).toEqual(['ana', 'ana', 'ana']);
  await given({ 'profiles/pastor': { ...people['profiles/pastor'], position: 'discipulo' } });
  await reconnect(db);
  await expect.poll(shown, soon).toEqual([denied, denied, denied]);
});
