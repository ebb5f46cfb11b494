import { useRegisterSW } from 'virtual:pwa-register/react';
import { dismissToast, toastNews } from '@/lib/toast';

const WAITING = 'waiting-version';
const ACTIVE = 'active-version';

/**
 * Registers the service worker, which makes the app usable offline, and offers a new version when it is ready. The page never
 * reloads without consent, because the person might be writing.
 */
export function Updates() {
  const { updateServiceWorker } = useRegisterSW({
    immediate: false,
    onNeedRefresh: () =>
      offer(WAITING, () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
        void updateServiceWorker();
      }),
    // Accepted here or in another tab; this page still runs the old version.
    onNeedReload() {
      dismissToast(WAITING);
      offer(ACTIVE, () => location.reload());
    },
    onRegisteredSW: (_url, registration) => registration && checkHourly(registration),
    onRegisterError: (cause) => console.warn('The service worker was not registered', cause),
  });
  return null;
}

const offer = (about: string, run: () => void) =>
  toastNews(
    'Nova versão disponível',
    'Ela entra quando você quiser.',
    { label: 'Atualizar', run },
    about,
  );

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Checks for a new version when the page comes back to the front, because an installed app can stay open for days. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch((cause: unknown) => {
      console.warn('The check for a new version failed', cause);
    });
  });
}
