// Loaded into the process that answers for all functions (emulators-process.mjs). The emulator's runtime asks the functions' module
// for the one function that its environment names: it gets one that passes each request on to the function that the request names.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const load = createRequire(import.meta.url);
const { EventUtils } = load('firebase-tools/lib/emulator/events/types.js');

const entry = createRequire(join(process.cwd(), 'package.json')).resolve(process.cwd());
const functions = await import(pathToFileURL(entry).href);

/**
 * How many events are handled side by side at least, as in the cloud. The emulator delivers the next one when the last is answered: so
 * one is answered before it is handled, unless as many are under way.
 */
const EVENTS_AT_ONCE = 4;
/** The cloud delivers an event again for a day, the emulator never does. */
const DELIVERIES = 5;
let eventsUnderWay = 0;

/** @param {() => Promise<unknown>} handle */
async function handleEvent(handle) {
  eventsUnderWay += 1;
  for (let delivery = 1; delivery <= DELIVERIES; delivery += 1) {
    try {
      await handle();
      break;
    } catch (cause) {
      console.error(cause);
      await delay(200 * delivery);
    }
  }
  eventsUnderWay -= 1;
}

/**
 * @param {{ get(header: string): string | undefined, body: unknown, rawBody: Buffer }} request as Express makes them
 * @param {{ send(body: object): unknown }} response
 */
async function namedFunction(request, response) {
  const path = String(request.get('function-name')).split('.');
  const named = path.reduce((group, name) => group[name], functions);
  if (request.get('function-signature') === 'http') return named(request, response);
  const event = EventUtils.isBinaryCloudEvent(request)
    ? { ...EventUtils.extractBinaryCloudEventContext(request), data: request.body }
    : JSON.parse(request.rawBody.toString());
  const handled = handleEvent(() => named(event));
  if (eventsUnderWay > EVENTS_AT_ONCE) await handled;
  return response.send({ status: 'acknowledged' });
}

// Its `require` finds this in place of an ES module, which it could not load.
load.cache[entry] = Object.assign(Object.create(null), {
  id: entry,
  filename: entry,
  loaded: true,
  exports: { namedFunction },
});
