import { useSyncExternalStore } from 'react';
import { storage } from './storage';

/** The text that this device keeps under a key, followed; null while there is none. It changes exactly when what is kept does. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(storage.subscribe, () => storage.readText(key));
