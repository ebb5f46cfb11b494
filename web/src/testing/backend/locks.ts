/** The last work of each name. */
const queues = new Map<string, Promise<unknown>>();

const locks = {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const result = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(name, result);
    return result;
  },
};

/** Stands in for `navigator.locks`, which happy-dom lacks: runs the work of each name in turn. */
export const provideLocks = () =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
