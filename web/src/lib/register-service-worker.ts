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
  const registration = await navigator.serviceWorker.register('/sw.js');
  const { offerUpdates } = await import('./offer-updates');
  offerUpdates(registration);
}
