import { useSyncExternalStore } from 'react';

/** Only Chromium has this event; the DOM types don't. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own offer to install the app, which comes soon after the start, until the app makes it. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's offer to install the app, null where it makes none. It can be shown once. */
export const useInstallPrompt = (): InstallPrompt | null =>
  useSyncExternalStore(subscribe, () => prompt);

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
export const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
