// Loaded into the process that answers for all functions (emulators-process.mjs). The emulator's runtime asks the functions' module
// for the one function that its environment names: it gets one that passes each request on to the function that the request names.
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

// Its `require` finds this in place of an ES module, which it could not load.
load.cache[entry] = Object.assign(Object.create(null), {
  id: entry,
  filename: entry,
  loaded: true,
  exports: { namedFunction },
});
