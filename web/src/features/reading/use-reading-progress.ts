import type { UserStats } from '@raizes/domain/documents/user-stats';
import { useEffect, useMemo } from 'react';
import { localReadings, useLocalReadings } from './local-readings';
import { hasReading, withLocalReadings } from './with-local-readings';

export interface ReadingProgress {
  /** With what this device has completed counted as soon as it is; unknown until something is known. */
  stats: UserStats | 'unknown';
  /** The readings whose completion has not reached the server. */
  sending: ReadonlySet<string>;
}

/** What a person has read as it stands on this device, given what the server says. */
export function useReadingProgress(uid: string, confirmed: UserStats | 'unknown'): ReadingProgress {
  const local = useLocalReadings(uid);

  useEffect(() => {
    if (confirmed === 'unknown') return;
    const counted = local.map(({ id }) => id).filter((id) => hasReading(confirmed, id));
    if (counted.length > 0) localReadings.forget(uid, counted);
  }, [uid, confirmed, local]);

  return useMemo(() => {
    if (confirmed === 'unknown') return { stats: 'unknown', sending: new Set() };
    const waiting = local.filter(({ id }) => !hasReading(confirmed, id));
    return {
      stats: withLocalReadings(confirmed, waiting),
      sending: new Set(waiting.filter(({ sent }) => !sent).map(({ id }) => id)),
    };
  }, [confirmed, local]);
}
