import { app } from './firebase/auth';
import { endPushes } from './push/end-pushes';

const TIMEOUT_MS = 3000;

/** Ends pushes and removes Firestore's cache from this device. Never throws and never takes long. */
export async function eraseDevice(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled([eraseDatabases(), endPushes()]), timeout]);
}

async function eraseDatabases(): Promise<void> {
  await Promise.all((await firestoreDatabases()).map(deleteDatabase));
}

/** Firefox lists its databases from version 126 on. */
async function firestoreDatabases(): Promise<string[]> {
  if (!('databases' in indexedDB)) return [`firestore/${app.name}/${app.options.projectId}/main`];
  const databases = await indexedDB.databases();
  return databases.map(({ name = '' }) => name).filter((name) => name.startsWith('firestore/'));
}

/** Resolves also when another tab keeps the database open: that tab closes it, and its session ends too. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const outcome of ['success', 'error', 'blocked']) {
      request.addEventListener(outcome, () => resolve());
    }
  });
}
