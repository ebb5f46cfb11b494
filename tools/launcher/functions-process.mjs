// Preloaded into the process that handles all functions (emulators-process.mjs). The emulator's runtime loads the one function that
// its environment names; this provides one that passes each request to the function named in the request.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const load = createRequire(import.meta.url);
const { EventUtils } = load('firebase-tools/lib/emulator/events/types.js');

const entry = createRequire(join(process.cwd(), 'package.json')).resolve(process.cwd());
const functions = await import(pathToFileURL(entry).href);

/**
 * @param {{ get(header: string): string | undefined, body: unknown, rawBody: Buffer }} request as Express makes them
 * @param {{ send(body: object): unknown }} response
 */
async function namedFunction(request, response) {
  const path = String(request.get('function-name')).split('.');
  const named = path.reduce((group, name) => group[name], functions);
  if (request.get('function-signature') === 'http') return named(request, response);
  await named(
    EventUtils.isBinaryCloudEvent(request)
      ? { ...EventUtils.extractBinaryCloudEventContext(request), data: request.body }
      : JSON.parse(request.rawBody.toString()),
  );
  return response.send({ status: 'acknowledged' });
}

// The runtime's `require` finds this entry instead of an ES module, which it could not load.
load.cache[entry] = Object.assign(Object.create(null), {
  id: entry,
  filename: entry,
  loaded: true,
  exports: { namedFunction },
});
