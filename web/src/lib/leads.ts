import { storage, useStoredText } from './storage';

const KEY = 'leads';

/** Remembers on this device whether a person leads others: what only leaders need is not even asked for by anyone else. */
export function rememberLeads(leads: boolean): void {
  if (leads) storage.write(KEY, true);
  else storage.remove(KEY);
}

/** Whether the signed-in person was a leader when this device last knew. */
export const useLeads = (): boolean => useStoredText(KEY) !== null;
