import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { preloadPage } from '@/app/routes';
import { Updates } from '@/app/updates';
import { markHydrated } from '@/lib/browser';
import { captureInstallPrompt } from '@/lib/install';
import { whenIdle } from '@/lib/idle';
import { openedFor, setPerson } from '@/lib/session';
import { toastError } from '@/lib/toast';

const app = (
  <StrictMode>
    <App>
      <Updates />
    </App>
  </StrictMode>
);
captureInstallPrompt();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** A page that takes longer to load is rendered with a spinner. */
const PRELOAD_TIMEOUT_MS = 400;
await Promise.race([
  preloadPage(location.pathname)?.catch(() => undefined),
  new Promise((resolve) => setTimeout(resolve, PRELOAD_TIMEOUT_MS)),
]);

if (root.hasChildNodes()) {
  // A prerendered page has no remembered person, so it responds to input before the session starts.
  addEventListener('hydrated', () => whenIdle(watchSession), { once: true });
  startTransition(() => void hydrateRoot(root, app, { onCaughtError: markHydrated }));
} else {
  createRoot(root).render(app);
  markHydrated();
  watchSession();
}

function watchSession(): void {
  import('@/lib/firebase/watch-session').then(
    (module) => module.watchSession(),
    () => {
      // A page that has opened for the remembered person stays open with what they are writing.
      if (openedFor === null) setPerson(null);
      toastError('Não foi possível abrir o Raízes', 'Verifique sua conexão e recarregue a página.');
    },
  );
}
