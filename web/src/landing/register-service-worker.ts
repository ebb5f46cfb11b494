/** From the first visit on, these pages and the app open without a connection. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((cause: unknown) => {
      console.warn('The service worker was not registered', cause);
    });
  });
}
