/** Runs `work` when the browser is idle, soon in any case: a busy device shows its toasts too. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, IDLE_MS);
}

const IDLE_MS = 1000;
