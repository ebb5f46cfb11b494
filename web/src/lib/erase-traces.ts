import { endPushes } from './push/end-pushes';

/** Deletes one database; resolves too when another tab still holds it, whose own sign-out then frees it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    request.addEventListener('blocked', () => resolve());
  });
}

/** Removes everything that the app kept about a person on this device. */
export async function eraseTraces(): Promise<void> {
  await endPushes();
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('firestore/'))
      .map(deleteDatabase),
  );
}
