import { useSyncExternalStore } from 'react';

// These settings belong to the device, not to a person, and stay after a sign-out. `before-paint.js` applies them on every page
// before the first paint and after each change; MUI's ThemeProvider follows the appearance too.

const PREFIX = 'device.';

export const isDeviceSetting = (key: string) => key.startsWith(PREFIX);

/** `system` follows the device's setting. */
export type Appearance = 'light' | 'dark' | 'system';

export function useAppearance(): [Appearance, (next: Appearance) => void] {
  const [stored, store] = useDeviceSetting('appearance');
  return [stored === 'light' || stored === 'dark' ? stored : 'system', store];
}

/** Number of text sizes, from small to huge. */
export const TEXT_SIZES = 5;
const NORMAL = 1;

/** The text size of the whole app as an index: 0 to `TEXT_SIZES` - 1. */
export function useTextSize(): [number, (next: number) => void] {
  const [stored, store] = useDeviceSetting('text-size');
  const size = Number(stored ?? NORMAL);
  const isKnown = Number.isInteger(size) && size >= 0 && size < TEXT_SIZES;
  return [isKnown ? size : NORMAL, (next) => store(String(next))];
}

/** Follows whether the offer to install the app was declined on this device. */
export function useInstallDeclined(): [boolean, () => void] {
  const [stored, store] = useDeviceSetting('install-declined');
  return [stored !== null, () => store('true')];
}

/** How the text of a chapter is set. */
export const spacings = ['close', 'normal', 'wide'] as const;
export const typefaces = ['serif', 'sans', 'device'] as const;
export const papers = ['plain', 'sepia', 'contrast'] as const;

export const useSpacing = () => useChoice('line-spacing', spacings, 'normal');
export const useTypeface = () => useChoice('typeface', typefaces, 'serif');
export const usePaper = () => useChoice('paper', papers, 'plain');

function useChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (next: Choice) => void] {
  const [stored, store] = useDeviceSetting(name);
  return [choices.find((choice) => choice === stored) ?? usual, store];
}

/** Follows the setting with this name; null if it was never chosen. */
export function useDeviceSetting(name: string): [string | null, (value: string) => void] {
  const key = PREFIX + name;
  const stored = useSyncExternalStore(subscribe, () => read(key));
  return [stored, (value) => write(key, value)];
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Also dispatches the storage event in this tab, because the browser sends it only to the others. */
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (cause) {
    console.warn('The setting could not be stored', cause);
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}
