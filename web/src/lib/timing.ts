import { calendarDay } from '@raizes/domain/day';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from './browser';
import { storage } from './storage';

const OFFSET_KEY = 'clock-offset';

/** The correction of this device's clock in milliseconds; 0 if the clock is about right. `clock.ts` measures it. */
export function clockOffset(): number {
  const offset = storage.read(OFFSET_KEY);
  return typeof offset === 'number' ? offset : 0;
}

export function storeClockOffset(offset: number): void {
  if (offset === 0) storage.remove(OFFSET_KEY);
  else storage.write(OFFSET_KEY, offset);
}

/** Follows the correction of this device's clock. */
export const useClockOffset = (): number => useSyncExternalStore(storage.subscribe, clockOffset);

/** The current time by this device's clock, with the correction. Use it for every day and timestamp. */
export const currentTime = (): Date => new Date(Date.now() + clockOffset());

/** Resolves to undefined after `ms`; does not cancel the work. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const PENDING_TIMEOUT_MS = 5000;

/** True when something has been pending for longer than a person should wait without an explanation; at once while offline. */
export function useTimedOut(isPending: boolean): boolean {
  const online = useOnline();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(true), PENDING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);

  return isPending && (isLate || !online);
}

/** Turns true when the browser has been idle since the component was mounted. */
export function useIdle(): boolean {
  const [hasIdled, setHasIdled] = useState(false);

  useEffect(() => {
    const markIdle = () => startTransition(() => setHasIdled(true));
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(markIdle, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(markIdle, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }, []);

  return hasIdled;
}

const CHECK_EVERY_MS = 30_000;

function onDayCheck(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  // The clock's offset is in the storage, and changing it can change the day.
  const unsubscribe = storage.subscribe(onChange);
  return () => {
    unsubscribe();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Follows the calendar day in this device's time zone. A day starts at midnight, or `startsAt` hours later. */
export function useToday(startsAt = 0) {
  return useSyncExternalStore(onDayCheck, () => {
    const now = currentTime();
    now.setHours(now.getHours() - startsAt);
    return calendarDay(now);
  });
}

const DEBOUNCE_MS = 300;

/** Debounces a typed text, so that not every letter runs a query. An emptied text is returned without delay. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return debounced;
}

let hasPainted = false;

/** False until the app has painted once. Content below the first screen waits for it and then renders as a transition. */
export function useHasPainted(): boolean {
  const [shown, setShown] = useState(hasPainted);

  useEffect(() => {
    if (shown) return undefined;
    // A separate task runs after the paint of this commit.
    const timer = setTimeout(() => {
      hasPainted = true;
      startTransition(() => setShown(true));
    });
    return () => clearTimeout(timer);
  }, [shown]);

  return shown;
}
