import { useEffect, useState } from 'react';
import { readStanding } from './api';
import type { Standing } from './standing';

/** How many are asked for side by side. */
const AT_ONCE = 16;
const FRESH_MS = 5 * 60_000;

/** What was read a short while ago; a sign-out loads the page anew, and with it this. */
const known = new Map<string, { at: number; standing: Standing }>();

function isFresh(uid: string, now: number): boolean {
  const found = known.get(uid);
  return found !== undefined && found.standing.kind !== 'unknown' && now - found.at < FRESH_MS;
}

const knownOf = (uid: string): Standing => known.get(uid)?.standing ?? { kind: 'unknown' };

export type Standings =
  | { state: 'loading'; done: number }
  | { state: 'ready'; of: ReadonlyMap<string, Standing> };

/** How each of these people stands: what their order needs. Read once in a while; the cards that are seen go on live. */
export function useStandings(uids: readonly string[]): Standings {
  const key = uids.join(' ');
  const [result, setResult] = useState<{ key: string; standings: Standings } | null>(null);

  useEffect(() => {
    const over = new AbortController();
    const all = key === '' ? [] : key.split(' ');
    const waiting = all.filter((uid) => !isFresh(uid, Date.now()));
    const tell = (standings: Standings) => {
      if (!over.signal.aborted) setResult({ key, standings });
    };

    async function work(): Promise<void> {
      while (!over.signal.aborted) {
        const uid = waiting.pop();
        if (uid === undefined) return;
        known.set(uid, { standing: await readStanding(uid), at: Date.now() });
        if (waiting.length % AT_ONCE === 0) {
          tell({ state: 'loading', done: all.length - waiting.length });
        }
      }
    }

    async function readAll(): Promise<void> {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      tell({ state: 'ready', of: new Map(all.map((uid) => [uid, knownOf(uid)])) });
    }

    void readAll();
    return () => over.abort();
  }, [key]);

  return result?.key === key ? result.standings : { state: 'loading', done: 0 };
}
