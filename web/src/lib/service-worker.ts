/** Makes the app installable and usable offline, where the browser allows service workers. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const start = () => {
    register().catch((cause: unknown) => {
      console.warn('The service worker was not registered', cause);
    });
  };
  // A prerendered page has loaded before its script is even requested.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

async function register(): Promise<void> {
  // A browser that blocks workers may resolve to nothing.
  const registration: unknown = await navigator.serviceWorker.register('/sw.js');
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  const { offerUpdates } = await import('./offer-updates');
  offerUpdates(registration);
}
