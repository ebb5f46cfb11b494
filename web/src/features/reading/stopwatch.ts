/** A stretch longer than this without a tick is a device that slept, not a person who read. */
const LONGEST_STRETCH_MS = 15_000;

/** Counts the time while it runs. Starting one that runs, or pausing one that doesn't, changes nothing. */
export function stopwatch(clock: () => number, alreadyMs = 0) {
  let total = alreadyMs;
  let since: number | null = null;

  /** Counts what has passed; to be called every few seconds. */
  function tick(): number {
    if (since !== null) {
      const now = clock();
      total += Math.min(Math.max(now - since, 0), LONGEST_STRETCH_MS);
      since = now;
    }
    return total;
  }

  return {
    tick,
    start(): void {
      since ??= clock();
    },
    pause(): void {
      tick();
      since = null;
    },
  };
}
