import { toastNews } from './toast';

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Offers a new version of the app when it is ready. Never activates it without consent, because the person might be writing. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const hadVersion = serviceWorker.controller !== null;
  let isActivated = false;

  function activate(): void {
    isActivated = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin.
    if (registration.waiting) registration.waiting.postMessage('take-over');
    else location.reload();
  }

  const offer = () =>
    toastNews('Nova versão disponível', 'Ela entra quando você quiser.', {
      label: 'Atualizar',
      run: activate,
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
    if (isActivated) location.reload();
    // Another tab activated the new version; this page still runs the old one.
    else if (hadVersion) offer();
  });

  // An installed app can stay open for days.
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch((cause: unknown) => {
      console.warn('The check for a new version failed', cause);
    });
  });
}
