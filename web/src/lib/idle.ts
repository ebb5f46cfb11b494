/** Runs `work` when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, IDLE_MS);
}

const IDLE_MS = 1000;
