import { useSyncExternalStore } from 'react';

/** Only Chromium has this event; the DOM types don't. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | null): void {
  prompt = next;
  for (const listener of listeners) listener();
}

/** Holds back the browser's own install prompt, which arrives soon after the start, until the app shows it. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) setPrompt(event);
  });
  addEventListener('appinstalled', () => setPrompt(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser has an install prompt to show. */
export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, () => prompt !== null);

/** Shows the browser's install prompt, which can be shown once, and waits for the answer. */
export async function showInstallPrompt(): Promise<void> {
  const shown = prompt;
  setPrompt(null);
  try {
    await shown?.prompt();
  } catch (cause) {
    console.warn('The install prompt failed', cause);
  }
}

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
export const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
