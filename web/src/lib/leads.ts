import { useSyncExternalStore } from 'react';
import { storage } from './storage';

const KEY = 'leads';
const listeners = new Set<() => void>();

/** Remembers on this device whether a person leads others: what only leaders need is not even asked for by anyone else. */
export function rememberLeads(leads: boolean): void {
  if (leads) storage.write(KEY, true);
  else storage.remove(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the signed-in person was a leader when this device last knew. */
export const useLeads = () => useSyncExternalStore(subscribe, () => storage.readText(KEY) !== null);
