const TIMEOUT_MS = 2000;

/**
 * Ends the browser's own subscription and clears the notifications on screen: the next person on this device may be somebody
 * else. Never throws and never takes long: it must not keep anybody from signing out.
 */
export async function endPushes(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([end().catch(() => undefined), timeout]);
}

async function end(): Promise<void> {
  const registration = await workerRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}

/** Whether the browser has a subscription, of any person. */
export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await workerRegistration())?.pushManager?.getSubscription());
}

export const workerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
