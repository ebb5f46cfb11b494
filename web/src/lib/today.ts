import { calendarDay } from '@raizes/domain/day';
import { useSyncExternalStore } from 'react';

const CHECK_EVERY_MS = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The calendar day on this device; turns at its midnight while the app is open. */
export function useToday() {
  return useSyncExternalStore(subscribe, () => calendarDay(new Date()));
}
