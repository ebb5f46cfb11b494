import type { Page } from '@playwright/test';

/** Everything that the page's origin stores on this device except the caches, as text. */
export function deviceTraces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB refused')));
      });

    async function contentOf(name: string) {
      const database = await resultOf(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const contents = await Promise.all(
        stores.map(async (store) => {
          const objects = database.transaction(store).objectStore(store);
          const rows = await Promise.all([
            resultOf(objects.getAllKeys()),
            resultOf<unknown[]>(objects.getAll()),
          ]);
          return { store, rows };
        }),
      );
      database.close();
      return { name, contents };
    }

    const databases = await indexedDB.databases();
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      databases: await Promise.all(databases.map(({ name }) => contentOf(name ?? ''))),
    });
  });
}

/** The names of Firestore's databases on this device. */
export function firestoreDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('firestore/')),
  );
}

/** The addresses that the service worker has cached on this device. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
}

const SHOWN = 'a watched text was shown';

/** Watches every document that the page loads from now on, and reports whether a text appeared on it, however briefly. */
export async function watchFor(page: Page, text: string) {
  let shown = false;
  page.on('console', (message) => {
    shown ||= message.text() === SHOWN;
  });
  await page.addInitScript(
    ([secret, report]) => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes(secret)) console.warn(report);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    [text, SHOWN] as const,
  );
  return { wasShown: () => shown };
}

/**
 * Sets `navigator.onLine` to false on a page that was opened without a network, until `context.setOffline(false)`. Chromium 150
 * refuses the requests of such a page, but leaves `navigator.onLine` true.
 */
export async function tellOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.overrideNetworkState', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
