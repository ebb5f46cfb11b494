/** Makes the app installable and readable offline; a browser that refuses goes on without. */
export function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((cause: unknown) => {
      console.warn('The service worker was not registered', cause);
    });
  });
}
