import type { Day } from '@raizes/domain/day';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { useToday } from '@/lib/timing';

/** Longer than this without a tick, the device slept. */
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

/** The time of the oldest is dropped beyond this many unfinished readings. */
const MAX_STORED = 20;

const key = (uid: string) => `reading-time.${uid}`;

const read = (uid: string) => readStored(key(uid), schema) ?? {};

/** The milliseconds spent on unfinished readings: a phone may unload the page while another app is in front. */
const timeSpent = {
  on: (uid: string, id: string) => read(uid)[id] ?? 0,
  keep(uid: string, id: string, ms: number): void {
    const { [id]: _, ...others } = read(uid);
    const newest = [...Object.entries(others), [id, Math.round(ms)] as const].slice(-MAX_STORED);
    storage.write(key(uid), Object.fromEntries(newest));
  },
  forget(uid: string, id: string): void {
    const { [id]: _, ...others } = read(uid);
    storage.write(key(uid), others);
  },
};

/** Until this hour a sitting belongs to the day before. */
const NIGHT_ENDS_AT = 4;

/**
 * The day that a sitting counts for: a reading begun before midnight is completed on the day it was begun, and an app left open
 * overnight shows the new day in the morning.
 */
export function useSittingDay(): Day {
  const today = useToday();
  const night = useToday(NIGHT_ENDS_AT);
  const [begun, setBegun] = useState(today);
  const isOver = begun < night || begun > today;
  if (isOver) setBegun(today);
  return isOver ? today : begun;
}

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
