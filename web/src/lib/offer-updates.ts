import { toastNews } from './toast';

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Offers a new version of the app when it is ready. It never takes over by itself: somebody may be writing. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const hadVersion = serviceWorker.controller !== null;
  let isTaken = false;

  function take(): void {
    isTaken = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- That is a window's; this is a worker.
    if (registration.waiting) registration.waiting.postMessage('take-over');
    else location.reload();
  }

  const offer = () =>
    toastNews('Nova versão disponível', 'Ela entra quando você quiser.', {
      label: 'Atualizar',
      run: take,
    });

  function offerWhenInstalled(worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offer();
    });
  }

  if (registration.waiting && serviceWorker.controller) offer();
  if (registration.installing) offerWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) offerWhenInstalled(registration.installing);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaken) location.reload();
    // Another tab has taken the new version: this page is still the old one.
    else if (hadVersion) offer();
  });

  // An installed app may stay open for days.
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY_MS) return;
    checked = Date.now();
    registration.update().catch((cause: unknown) => {
      console.warn('No new version could be looked for', cause);
    });
  });
}
