/**
 * Calls `stop` once for Ctrl-C, a hang-up or a polite kill. npm and the terminal may both deliver the same Ctrl-C, so only
 * one that comes seconds later counts as impatience and calls `stopNow`.
 * @param {{ stop: () => void, stopNow: () => void }} handlers
 */
export function onInterrupt({ stop, stopNow }) {
  /** @type {number | undefined} */
  let first;
  const handle = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > 3000) {
      stopNow();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
}
