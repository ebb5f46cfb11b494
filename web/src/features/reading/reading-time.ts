import { useCallback, useEffect, useRef } from 'react';
import { stopwatch } from './stopwatch';
import { timeSpent } from './time-spent';

const TICK_MS = 5000;

/**
 * Counts the time that a reading is open on a visible page, over reloads too, until it is completed.
 * @returns a function that tells the seconds so far
 */
export function useTimeSpent(uid: string, id: string, completed: boolean): () => number {
  const seconds = useRef<() => number>(() => 0);

  useEffect(() => {
    if (completed) {
      timeSpent.forget(uid, id);
      return undefined;
    }
    const watch = stopwatch(() => performance.now(), timeSpent.on(uid, id));
    const keep = () => timeSpent.keep(uid, id, watch.tick());
    const follow = () => {
      if (document.visibilityState === 'visible') watch.start();
      else watch.pause();
      keep();
    };
    seconds.current = () => watch.tick() / 1000;
    follow();
    const timer = setInterval(keep, TICK_MS);
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', keep);
    return () => {
      keep();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', keep);
    };
  }, [uid, id, completed]);

  return useCallback(() => seconds.current(), []);
}
