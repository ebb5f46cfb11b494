const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after the other within this process: transactions of one person that all want the same
 * document would only make each other start again. Between processes the transactions themselves keep order.
 */
export function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  const forget = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
}
