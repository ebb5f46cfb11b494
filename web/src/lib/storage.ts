import { useSyncExternalStore } from 'react';

const PREFIX = 'raizes.';
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * localStorage as JSON. Reads null for what is absent or damaged. A full or blocked store fails silently: nothing stored here is
 * the only copy of what the server has.
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
  /** The JSON text as it is stored, or null. */
  readText(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  /** Notifies of every change that this page makes. */
  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** False when the device refused to store it. */
  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
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
      // A store that can't be reached holds nothing to remove.
    }
  },
};

/** The JSON text stored under a key, live; null while there is none. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(storage.subscribe, () => storage.readText(key));

interface Types {
  boolean: boolean;
  string: string;
  number: number;
}

/** Whether a value has all of these fields with this type: for what is parsed before valibot is loaded. */
export function hasFields<Field extends string, Type extends keyof Types>(
  value: unknown,
  fields: readonly Field[],
  type: Type,
): value is Record<Field, Types[Type]> {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return fields.every((field) => typeof entries.get(field) === type);
}
