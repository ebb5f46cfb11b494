import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { userDevotionalSchema } from '@raizes/domain/documents/user-devotional';
import { collections, paths } from '@raizes/domain/paths';
import { useEffect, useState } from 'react';
import { cachedDoc } from '@/lib/cached-doc';
import type { CachedDoc } from '@/lib/cached-doc';
import { useLiveDoc } from '@/lib/live';
import { pageOf } from '@/lib/page-of';

/** A page of what a person has completed, newest first. */
export function readCompletions(uid: string, after: string | null, size: number) {
  const shape = { newestBy: 'completed_on', after, size };
  return pageOf(collections.userDevotionals(uid), userDevotionalSchema, shape);
}

/** What a person wrote on one day, live. */
export function useCompletion(uid: string, day: Day) {
  return useLiveDoc(paths.userDevotional(uid, day), userDevotionalSchema);
}

const read = new Map<Day, Promise<CachedDoc<Devotional>>>();

async function readDevotional(day: Day): Promise<CachedDoc<Devotional>> {
  const devotional = await cachedDoc(paths.devotional(day), devotionalSchema);
  if (devotional.state === 'unreachable') read.delete(day);
  return devotional;
}

/** The devotional of a day, read once: it hardly ever changes afterwards. */
export function useDevotionalOnce(day: Day): CachedDoc<Devotional> | { state: 'loading' } {
  const [found, setFound] = useState<CachedDoc<Devotional> | { state: 'loading' }>({
    state: 'loading',
  });

  useEffect(() => {
    let isWanted = true;
    const reading = read.get(day) ?? readDevotional(day);
    read.set(day, reading);
    void show();
    async function show(): Promise<void> {
      const devotional = await reading;
      if (isWanted) setFound(devotional);
    }
    return () => {
      isWanted = false;
    };
  }, [day]);

  return found;
}
