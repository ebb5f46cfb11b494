import { useSyncExternalStore } from 'react';
import { storage } from './storage';

const KEY = 'clock-offset';

/** What is added to this device's clock, in milliseconds; 0 while it is about right. `measure-clock.ts` measures it. */
export function clockOffset(): number {
  const offset = storage.read(KEY);
  return typeof offset === 'number' ? offset : 0;
}

export function storeClockOffset(offset: number): void {
  if (offset === 0) storage.remove(KEY);
  else storage.write(KEY, offset);
}

/** What is added to this device's clock, live. */
export const useClockOffset = (): number => useSyncExternalStore(storage.subscribe, clockOffset);

/** The one clock of days and stamps: this device's, corrected where it is wrong. */
export const currentTime = (): Date => new Date(Date.now() + clockOffset());
