export interface Callable {
  (request: object, response: object): unknown;
  run: (request: object, response?: object) => Promise<unknown>;
}

/** Lists the callables of a module or group, by the names under which clients call them. */
export function callablesOf(group: object, before: string[] = []): [string, Callable][] {
  return Object.entries(group).flatMap(([part, each]: [string, unknown]): [string, Callable][] => {
    const name = [...before, part];
    if (typeof each === 'object' && each !== null) return callablesOf(each, name);
    return isCallable(each) ? [[name.join('-'), each]] : [];
  });
}

function isCallable(each: unknown): each is Callable {
  // The property that a deployment reads from a function.
  const endpoint: unknown = typeof each === 'function' && Reflect.get(each, '__endpoint');
  return typeof endpoint === 'object' && endpoint !== null && 'callableTrigger' in endpoint;
}
