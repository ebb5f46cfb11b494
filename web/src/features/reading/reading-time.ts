import { useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

/** A longer time without a tick means that the device slept. */
const LONGEST_STRETCH_MS = 15_000;

/** Counts the time while it runs. `start` and `pause` are idempotent. */
function stopwatch(clock: () => number, alreadyMs = 0) {
  let total = alreadyMs;
  let since: number | null = null;

  /** Adds the time since the last tick and returns the total, in ms; call it every few seconds. */
  function tick(): number {
    if (since !== null) {
      const now = clock();
      total += Math.min(Math.max(now - since, 0), LONGEST_STRETCH_MS);
      since = now;
    }
    return total;
  }

  return {
    tick,
    start(): void {
      since ??= clock();
    },
    pause(): void {
      tick();
      since = null;
    },
  };
}

const schema = v.record(v.string(), v.number());

/** Beyond this many unfinished readings, the oldest one's time is dropped. */
const MAX_STORED = 20;

const key = (uid: string) => `reading-time.${uid}`;

const read = (uid: string) => readStored(key(uid), schema) ?? {};

/** The milliseconds spent on unfinished readings, stored because a phone can unload the page while another app is in front. */
const timeSpent = {
  get: (uid: string, id: string) => read(uid)[id] ?? 0,
  put(uid: string, id: string, ms: number): void {
    const { [id]: _, ...others } = read(uid);
    const newest = [...Object.entries(others), [id, Math.round(ms)] as const].slice(-MAX_STORED);
    storage.write(key(uid), Object.fromEntries(newest));
  },
  forget(uid: string, id: string): void {
    const { [id]: _, ...others } = read(uid);
    storage.write(key(uid), others);
  },
};

const TICK_MS = 5000;

/**
 * Counts the time that a reading is open on a visible page, across reloads, until it is completed.
 * @returns a function that returns the seconds so far
 */
export function useTimeSpent(uid: string, id: string, completed: boolean): () => number {
  const seconds = useRef<() => number>(() => 0);

  useEffect(() => {
    if (completed) {
      timeSpent.forget(uid, id);
      return undefined;
    }
    const watch = stopwatch(() => performance.now(), timeSpent.get(uid, id));
    const store = () => timeSpent.put(uid, id, watch.tick());
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') watch.start();
      else watch.pause();
      store();
    };
    seconds.current = () => watch.tick() / 1000;
    onVisibilityChange();
    const timer = setInterval(store, TICK_MS);
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', store);
    return () => {
      store();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', store);
    };
  }, [uid, id, completed]);

  return useCallback(() => seconds.current(), []);
}
