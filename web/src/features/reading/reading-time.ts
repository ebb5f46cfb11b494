import type { Day } from '@raizes/domain/day';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { useToday } from '@/lib/timing';

/** A stretch longer than this without a tick is a device that slept, not a person who read. */
const LONGEST_STRETCH_MS = 15_000;

/** Counts the time while it runs. Starting one that runs, or pausing one that doesn't, changes nothing. */
export function stopwatch(clock: () => number, alreadyMs = 0) {
  let total = alreadyMs;
  let since: number | null = null;

  /** Counts what has passed; to be called every few seconds. */
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

/** More readings begun than this, and the oldest is forgotten. */
const KEPT = 20;

const key = (uid: string) => `reading-time.${uid}`;

const read = (uid: string) => readStored(key(uid), schema) ?? {};

/** The milliseconds spent on readings that are not completed yet: a phone may throw a page away while another is looked at. */
const timeSpent = {
  on: (uid: string, id: string) => read(uid)[id] ?? 0,
  keep(uid: string, id: string, ms: number): void {
    const { [id]: _, ...others } = read(uid);
    const newest = [...Object.entries(others), [id, Math.round(ms)] as const].slice(-KEPT);
    storage.write(key(uid), Object.fromEntries(newest));
  },
  forget(uid: string, id: string): void {
    const { [id]: _, ...others } = read(uid);
    storage.write(key(uid), others);
  },
};

/** Whoever still reads at this hour has not begun the new day. */
const NIGHT_ENDS_AT = 4;

/**
 * The day that a sitting counts for: a reading begun before midnight is finished on the day it was begun, and an app left open
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
