/** Makes the app installable and readable offline; a browser that refuses goes on without. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    register().catch((cause: unknown) => {
      console.warn('The service worker was not registered', cause);
    });
  });
}

async function register(): Promise<void> {
  // Where workers are blocked a browser may answer with nothing.
  const registration: unknown = await navigator.serviceWorker.register('/sw.js');
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  const { offerUpdates } = await import('./offer-updates');
  offerUpdates(registration);
}
