import { useSyncExternalStore } from 'react';
import { storage } from './storage';

const KEY = 'clock-offset';

/** The correction of this device's clock in milliseconds; 0 if the clock is about right. `measure-clock.ts` measures it. */
export function clockOffset(): number {
  const offset = storage.read(KEY);
  return typeof offset === 'number' ? offset : 0;
}

export function storeClockOffset(offset: number): void {
  if (offset === 0) storage.remove(KEY);
  else storage.write(KEY, offset);
}

/** Follows the correction of this device's clock. */
export const useClockOffset = (): number => useSyncExternalStore(storage.subscribe, clockOffset);

/** The current time by this device's clock, with the correction. Use it for every day and timestamp. */
export const currentTime = (): Date => new Date(Date.now() + clockOffset());
