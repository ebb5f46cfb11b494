import { within } from '../within';

const PATIENCE_MS = 8000;

/** The service worker's registration once it is active; throws where there is none, or none in good time. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await within(PATIENCE_MS, navigator.serviceWorker.ready);
  if (!registration) throw new Error('There is no active service worker');
  return registration;
}
