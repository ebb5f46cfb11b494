import { registerServiceWorker } from '@/lib/service-worker';

/** Chromium's event; no other browser has it, and the types of the DOM leave it out. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Where the browser can install the app by itself, a button asks it to. */
function offerInstall(): void {
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

const nameOf = (element: Element) => element.id.replace(/^\w+-/, '');

/** Turns the two lists of steps into tabs; without this script they stand one below the other. */
function makeTabs(): void {
  const list = document.getElementById('install-tabs');
  if (!list) return;
  const tabs = [...list.querySelectorAll('button')];
  const panels = [...document.querySelectorAll<HTMLElement>('.panel')];

  function select(chosen: HTMLButtonElement): void {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    for (const panel of panels) panel.hidden = nameOf(panel) !== nameOf(chosen);
  }

  function moveTo(index: number): void {
    const tab = tabs.at(index % tabs.length);
    if (!tab) return;
    select(tab);
    tab.focus();
  }

  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Sistema do seu celular');
  list.hidden = false;
  tabs.forEach((tab, index) => {
    tab.setAttribute('role', 'tab');
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') moveTo(index + 1);
      if (key === 'ArrowLeft') moveTo(index - 1);
      if (key === 'Home') moveTo(0);
      if (key === 'End') moveTo(-1);
    });
  });
  for (const panel of panels) {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${nameOf(panel)}`);
    panel.tabIndex = 0;
  }
  const [android] = tabs;
  if (android) select(android);
}

makeTabs();
offerInstall();
registerServiceWorker();
