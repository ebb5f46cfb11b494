import type { ChurchCounts } from '@raizes/domain/documents/church-counts';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { lastChange } from '@/lib/own-changes';

type Part = ChurchCounts['part'];
type CountsOf<P extends Part> = Extract<ChurchCounts, { part: P }>;

interface LatestCounts {
  people: CountsOf<'people'> | null;
  content: CountsOf<'content'> | null;
  /** Time of the older count (device clock); null until loaded. */
  at: number | null;
}

/** Shown immediately when the page is reopened. Signing out reloads the app, which drops it. */
let last: LatestCounts = { people: null, content: null, at: null };

/** Whether this admin has changed something since the count. */
const isOutdated = () => lastChange() > (last.at ?? 0);

/** The server recounts at most once a minute. */
export const RECOUNT_MS = 60_000;

type State = 'loading' | 'ready' | 'failed';

/** The counts that need an admin's attention. The parts are counted separately, so one can fail without the other. */
export function useChurchCounts() {
  const [shown, setShown] = useState<LatestCounts & { state: State }>({
    ...last,
    state: 'loading',
  });

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function open(): Promise<void> {
      const counted = await load(isOutdated());
      if (isOver) return;
      setShown(counted);
      // The change came within a minute of the count.
      if (isOutdated()) timer = setTimeout(() => void open(), RECOUNT_MS);
    }
    void open();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);

  async function countAgain(): Promise<void> {
    setShown({ ...shown, state: 'loading' });
    setShown(await load(true));
  }

  return { ...shown, countAgain };
}

async function load(fresh: boolean): Promise<LatestCounts & { state: State }> {
  const [people, content] = await Promise.all([count('people', fresh), count('content', fresh)]);
  const ages = [people, content].flatMap((each) => each?.age_seconds ?? []);
  if (ages.length > 0) {
    last = {
      people: people ? people.counts : last.people,
      content: content ? content.counts : last.content,
      at: Date.now() - Math.max(...ages) * 1000,
    };
  }
  return { ...last, state: people && content ? 'ready' : 'failed' };
}

/** Returns null on failure, because the links work without figures. */
async function count<P extends Part>(part: P, fresh: boolean) {
  try {
    const answer = await call('count-church', { part, fresh });
    const { counts, age_seconds } = answer;
    return isPart(counts, part) ? { counts, age_seconds } : null;
  } catch (cause) {
    console.warn(`The ${part} could not be counted`, cause);
    return null;
  }
}

const isPart = <P extends Part>(counts: ChurchCounts, part: P): counts is CountsOf<P> =>
  counts.part === part;

/** The address of the list of people, filtered by a leader's disciples. */
export const leaderAddress = (uid: string): string =>
  `/manage-users?show=discipulo&leader=${encodeURIComponent(uid)}`;
