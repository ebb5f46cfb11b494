/** Runs optional work after the page has loaded and the browser is idle; skips it on a slow or metered connection. */
export function prefetch(work: () => void): void {
  if (shouldSaveData()) return;
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

/** Whether the person saves data or the connection is slow, as far as the browser reports it. */
function shouldSaveData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return savesData || isSlow;
}

/** Runs `work` when the browser is idle. In this module, because the landing page must not load the app for it. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, IDLE_MS);
}

const IDLE_MS = 1000;
