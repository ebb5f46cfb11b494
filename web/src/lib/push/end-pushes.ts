import { withTimeout } from '../within';

const PATIENCE_MS = 2000;

/**
 * Ends the browser's own subscription, and takes what earlier pushes have left on the screen: the next person may be another.
 * Without a word where the browser refuses or takes its time: it must keep nobody from signing out.
 */
export async function endPushes(): Promise<void> {
  await withTimeout(
    end().catch(() => undefined),
    PATIENCE_MS,
  );
}

/** Whether the browser has a subscription, whoever made it. */
export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await registered())?.pushManager?.getSubscription());
}

async function end(): Promise<void> {
  const registration = await registered();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
