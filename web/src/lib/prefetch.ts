/** Does what can wait once the page has loaded and the browser is idle, and not at all where the network is to be spared. */
export function prefetch(work: () => void): void {
  if (isSpared()) return;
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

/** Whether the person saves data, or the link is slow, as far as the browser says so. */
function isSpared(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return savesData || isSlow;
}

/** When the browser has nothing else to do. Here, since the landing page must not load the app for it. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, IDLE_MS);
}

const IDLE_MS = 1000;
