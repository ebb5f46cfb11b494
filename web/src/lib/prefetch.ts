import { whenIdle } from './browser';

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
