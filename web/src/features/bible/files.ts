import * as v from 'valibot';

// The files under /bible/ on the server, and this device's copies of them. The caches are separate from the service worker's, so
// updates don't clear them; `eraseDevice` doesn't either, because they hold public text and no personal data.

/**
 * `offline`: no network, and not stored on this device. `not-in-edition`: the edition lacks the book. `edition-changed`: the book is
 * not stored, and the server now has another edition. `unavailable`: the server's file is missing or damaged.
 */
export type BibleFailure = 'offline' | 'not-in-edition' | 'edition-changed' | 'unavailable';

export class BibleError extends Error {
  constructor(readonly kind: BibleFailure) {
    super(`Bible: ${kind}`);
  }
}

const pathOf = (file: string) => `/bible/${file}`;

/** @throws `BibleError` */
export async function fetchFile<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
  options: RequestInit = {},
): Promise<T> {
  const text = await fetchText(pathOf(file), options);
  const parsed = text === null ? null : parse(text, schema);
  if (parsed === null) throw new BibleError('unavailable');
  return parsed;
}

/** Returns null if the server has no such file. */
async function fetchText(path: string, options: RequestInit): Promise<string | null> {
  try {
    const response = await fetch(path, options);
    return response.ok ? await response.text() : null;
  } catch {
    throw new BibleError('offline');
  }
}

/** Returns null for invalid content. Hosting answers a missing file with the app's page, which is not JSON. */
function parse<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** A cache of such files. A browser without one stores nothing. */
export function fileCache(cacheName: string) {
  async function open(): Promise<Cache | null> {
    try {
      return await caches.open(cacheName);
    } catch {
      return null;
    }
  }
  return {
    async read<T>(file: string, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
      const response = await (await open())?.match(pathOf(file));
      return response ? parse(await response.text(), schema) : null;
    },
    async store(file: string, content: unknown): Promise<void> {
      const headers = { 'Content-Type': 'application/json' };
      await (await open())?.put(pathOf(file), new Response(JSON.stringify(content), { headers }));
    },
    async names(): Promise<string[]> {
      const requests = (await (await open())?.keys()) ?? [];
      return requests.map(({ url }) => new URL(url).pathname.slice(pathOf('').length));
    },
    async remove(files: Iterable<string>): Promise<void> {
      const cache = await open();
      for (const file of files) await cache?.delete(pathOf(file));
    },
  };
}

/** Ignores a failure to store a text, because it can be read without being stored. */
export async function ignoreStorageErrors(storing: Promise<void>): Promise<void> {
  await storing.catch((cause: unknown) => console.warn('Not stored on this device', cause));
}
