import { withTimeout } from '../timing';

const TIMEOUT_MS = 2000;

/**
 * Ends the browser's own subscription and clears the notifications on screen, because someone else might use this device next. Never
 * throws and never takes long, so that it can't block a sign-out.
 */
export async function endPushes(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([clearPushes().catch(() => undefined), timeout]);
}

async function clearPushes(): Promise<void> {
  const registration = await workerRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}

/** Resolves to whether the browser has a subscription, no matter whose. */
export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await workerRegistration())?.pushManager?.getSubscription());
}

export const workerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

const ACTIVATION_TIMEOUT_MS = 8000;

/** @throws when no service worker becomes active in time */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await withTimeout(navigator.serviceWorker.ready, ACTIVATION_TIMEOUT_MS);
  if (!registration) throw new Error('There is no active service worker');
  return registration;
}
