// Apart from calls.ts: it loads every function, whose default Firebase app has to be the first.
import * as functions from '../../../functions/src/index';

interface Callable {
  run: (request: object) => Promise<unknown>;
}

/** What a deployment reads off a function; undefined where something is none. */
const endpointOf = (value: object): unknown => Reflect.get(value, '__endpoint');

function isCallable(value: object): value is Callable {
  const endpoint = endpointOf(value);
  return typeof endpoint === 'object' && endpoint !== null && 'callableTrigger' in endpoint;
}

/** Every callable that the product exports, by the name under which it is called. */
export const callables = new Map(found('', functions));

function found(prefix: string, group: object): [string, Callable][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]): [string, Callable][] => {
    const name = prefix ? `${prefix}-${key}` : key;
    const isGroup = typeof value === 'object' || typeof value === 'function';
    if (!isGroup || value === null) return [];
    if (isCallable(value)) return [[name, value]];
    return endpointOf(value) ? [] : found(name, value);
  });
}

/** Calls it within this process, as fifty requests at once reach one instance in the cloud. */
export async function callHere(name: string, uid: string, data: unknown): Promise<unknown> {
  const callable = callables.get(name);
  if (!callable) throw new Error(`There is no ${name}`);
  const token = { uid, auth_time: Date.now() / 1000 };
  return callable.run({ data, auth: { uid, token }, rawRequest: {}, acceptsStreaming: false });
}
