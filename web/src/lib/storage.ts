import { useSyncExternalStore } from 'react';

const PREFIX = 'raizes.';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * The device's small store, as JSON. Reading something absent, foreign or damaged gives null, and a full
 * or forbidden store refuses quietly: nothing kept here is the only copy of what reached the server.
 */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** The text as it is kept, or null. */
  readText(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  /** Has a listener hear of whatever this page writes or removes; see `useStoredText`. */
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** False when the device refused to keep it. */
  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
      tell();
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
      tell();
    } catch {
      // A store that can't be reached holds nothing to remove.
    }
  },
};

/** The text that this device keeps under a key, followed; null while there is none. It changes exactly when what is kept does. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(storage.subscribe, () => storage.readText(key));
