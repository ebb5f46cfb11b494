/** Makes the app installable and usable offline, where the browser allows service workers. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    register().catch((cause: unknown) => {
      console.warn('The service worker was not registered', cause);
    });
  });
}

async function register(): Promise<void> {
  // A browser that blocks workers may resolve to nothing.
  const registration: unknown = await navigator.serviceWorker.register('/sw.js');
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  const { offerUpdates } = await import('./offer-updates');
  offerUpdates(registration);
}
