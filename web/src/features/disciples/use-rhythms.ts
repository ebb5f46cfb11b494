import { useEffect, useState } from 'react';
import type { Rhythm } from './standing';

const FRESH_MS = 5 * 60_000;

interface Answer {
  at: number;
  of: ReadonlyMap<string, Rhythm>;
}

/** The last answer; a sign-out loads the page anew, and with it this. */
let last: Answer | null = null;

function isEnough(answer: Answer | null, uids: readonly string[], now: number): answer is Answer {
  return answer !== null && now - answer.at < FRESH_MS && uids.every((uid) => answer.of.has(uid));
}

/** What these people's order needs, asked for once in a while: the cards that are seen go on live by themselves. Null until then. */
export function useRhythms(uids: readonly string[]): ReadonlyMap<string, Rhythm> | null {
  const key = uids.join(' ');
  const [answer, setAnswer] = useState(last);

  useEffect(() => {
    const over = new AbortController();
    const all = key.split(' ');

    async function ask(): Promise<void> {
      if (!isEnough(last, all, Date.now())) {
        const { askForRhythms } = await import('./ask-for-rhythms');
        last = { of: await askForRhythms(all), at: Date.now() };
      }
      if (!over.signal.aborted) setAnswer(last);
    }

    ask().catch((cause: unknown) => {
      console.warn('The order of the disciples could not be found out', cause);
      if (!over.signal.aborted) setAnswer({ of: new Map(), at: 0 });
    });
    return () => over.abort();
  }, [key]);

  return answer && answer.of;
}
