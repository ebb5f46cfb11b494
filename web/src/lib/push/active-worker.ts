const PATIENCE_MS = 8000;

/** The service worker's registration once it is active; throws where there is none, or none in good time. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!registration) throw new Error('There is no active service worker');
  return registration;
}
