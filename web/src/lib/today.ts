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

/** The calendar day on this device; turns while the app is open, at midnight or so many hours after it. */
export function useToday(turnsAt = 0) {
  return useSyncExternalStore(subscribe, () => {
    const now = new Date();
    now.setHours(now.getHours() - turnsAt);
    return calendarDay(now);
  });
}
