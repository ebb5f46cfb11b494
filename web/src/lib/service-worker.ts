/** Registers the service worker, which makes the app installable and usable offline. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const start = () => {
    register().catch((cause: unknown) => {
      console.warn('The service worker was not registered', cause);
    });
  };
  // A prerendered page can finish loading before its script runs.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

async function register(): Promise<void> {
  // A browser that blocks workers can resolve to undefined.
  const registration: unknown = await navigator.serviceWorker.register('/sw.js');
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  const { offerUpdates } = await import('./offer-updates');
  offerUpdates(registration);
}
