import { withTimeout } from '../within';
import { withLock, pushMark, removeSubscription } from './subscription';

const PATIENCE_MS = 2000;

/**
 * Tells the server, while it still knows who is asking, that this device is nobody's any more. Nobody waits for it long: the
 * browser's own subscription ends with the device's traces, and a push to it then finds nobody.
 */
export async function releaseDevice(): Promise<void> {
  if (!pushMark() || !navigator.onLine) return;
  await withTimeout(
    withLock(release).catch(() => undefined),
    PATIENCE_MS,
  );
}

async function release(): Promise<void> {
  const mark = pushMark();
  if (mark) await removeSubscription(mark.endpoint);
}
