import { registerSW } from 'virtual:pwa-register';
import { shouldSaveData } from './save-data';

/** Only Chromium has this event; the DOM types don't. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** @param offered the browser's offer to install the app, if it came before this script */
export function enableLanding(offered: Event | undefined): void {
  enableInstallTabs();
  enableInstallButton(offered);
  // The service worker stores the whole app, so on a slow or metered connection only the app itself registers it.
  if (shouldSaveData()) return;
  registerSW({
    // This page has nothing to update: the app offers the new version.
    onNeedReload: () => undefined,
    onRegisterError: (cause) => console.warn('The service worker was not registered', cause),
  });
}

/** Turns the two lists of steps into tabs. Without JavaScript both lists are shown. */
function enableInstallTabs(): void {
  const list = document.getElementById('install-tabs');
  if (!list) return;
  const tabs = [...list.querySelectorAll('button')];
  const panels = [...document.querySelectorAll<HTMLElement>('.panel')];

  function select(chosen: HTMLButtonElement): void {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    for (const panel of panels) panel.hidden = platformOf(panel) !== platformOf(chosen);
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
    panel.setAttribute('aria-labelledby', `tab-${platformOf(panel)}`);
    panel.tabIndex = 0;
  }
  const [android] = tabs;
  if (android) select(android);
}

function platformOf(element: Element): string {
  return element.id.replace(/^\w+-/, '');
}

/** Shows the install button where the browser supports it. */
function enableInstallButton(offered: Event | undefined): void {
  const button = document.getElementById('install-now');
  const done = document.getElementById('install-done');
  if (!button || !done) return;
  let prompt: InstallPromptEvent | undefined;

  const offer = (event: Event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    prompt = event;
    button.hidden = false;
  };
  if (offered) offer(offered);
  addEventListener('beforeinstallprompt', offer);
  button.addEventListener('click', () => {
    // A prompt can be shown once; after a dismissal the browser sends a new event.
    button.hidden = true;
    prompt?.prompt().catch((cause: unknown) => console.warn('The install prompt failed', cause));
    prompt = undefined;
  });
  addEventListener('appinstalled', () => {
    button.hidden = true;
    done.textContent = 'Pronto! O Raízes está instalado neste aparelho.';
  });
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event;
}
