/** Ends the browser's own subscription, and takes what earlier pushes have left on the screen: the next person may be another. */
export async function endPushes(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
