import { useSyncExternalStore } from 'react';

const PREFIX = 'raizes.';
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * The total that the app stores, at two bytes a character. Browsers allow 5 MB. The rest is for Firestore, which notifies the app's
 * other tabs of a write through localStorage and shuts down when that fails.
 */
const MAX_BYTES = 4 * 1024 * 1024;

const sizeOf = (key: string, text: string) => 2 * (key.length + text.length);

/** The bytes that the app stores under other keys. */
const sizeBeside = (key: string): number =>
  Object.entries<string>(localStorage)
    .filter(([other]) => other !== key && other.startsWith(PREFIX))
    .reduce((total, [other, text]) => total + sizeOf(other, text), 0);

/**
 * localStorage as JSON. Reads null for an absent or damaged value. A full or blocked store fails silently, because it never has the
 * only copy of confirmed data.
 */
export const storage = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  },
  keys(): string[] {
    try {
      const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      return all.map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  },
  /** Returns the stored JSON text, or null. */
  readText(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  /** Calls the listener after every change, also by another window of the app. */
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  /** Returns false when the value could not be stored. */
  write(key: string, value: unknown): boolean {
    try {
      const text = JSON.stringify(value);
      if (sizeBeside(PREFIX + key) + sizeOf(PREFIX + key, text) > MAX_BYTES) return false;
      localStorage.setItem(PREFIX + key, text);
      notify();
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
      notify();
    } catch {
      // A blocked store has nothing to remove.
    }
  },
};

/** Returns the JSON text stored under a key and follows its changes; null while there is none. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(storage.subscribe, () => storage.readText(key));

/** Runs `work` on the tab's session storage; returns undefined where the browser blocks it. */
export function trySessionStorage<T>(work: (store: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

interface Types {
  boolean: boolean;
  string: string;
  number: number;
}

/** Tests whether a value has all of these fields with this type. For values that are parsed before valibot is loaded. */
export function hasFields<Field extends string, Type extends keyof Types>(
  value: unknown,
  fields: readonly Field[],
  type: Type,
): value is Record<Field, Types[Type]> {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return fields.every((field) => typeof entries.get(field) === type);
}
