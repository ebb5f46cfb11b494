/**
 * Runs work once per key in this instance, even for concurrent calls, and caches its result. Failed work runs again at the next call. Meant
 * for idempotent work, because other instances repeat it.
 */
export function oncePerInstance<Key, Result>(
  work: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const done = new Map<Key, Promise<Result>>();
  return async (key) => {
    const running = done.get(key) ?? work(key);
    done.set(key, running);
    try {
      return await running;
    } catch (cause) {
      done.delete(key);
      throw cause;
    }
  };
}
