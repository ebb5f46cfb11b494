/** Chromium's event; no other browser has it, and the types of the DOM leave it out. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Where the browser can install the app by itself, a button asks it to. */
export function offerInstall(): void {
  const button = document.getElementById('install-now');
  const done = document.getElementById('install-done');
  if (!button || !done) return;
  let waiting: InstallPromptEvent | undefined;

  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    waiting = event;
    button.hidden = false;
  });
  button.addEventListener('click', () => {
    // A prompt may be shown once; if it is dismissed, the browser sends a new event when it is ready.
    button.hidden = true;
    waiting?.prompt().catch((cause: unknown) => console.warn('The install prompt failed', cause));
    waiting = undefined;
  });
  addEventListener('appinstalled', () => {
    button.hidden = true;
    done.textContent = 'Pronto! O Raízes está instalado neste aparelho.';
  });
}
