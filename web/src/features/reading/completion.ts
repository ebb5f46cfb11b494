import type { Day } from '@raizes/domain/day';
import type { UserDailyReading } from '@raizes/domain/documents/completions';
import { day, instant } from '@raizes/domain/documents/fields';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { recordReading } from '@raizes/domain/progress/record';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { createOutbox } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { toastError } from '@/lib/toast';
import { writeDoc } from '@/lib/writes';
import { hasReading } from './reading';

const localReadingSchema = v.object({
  id: v.string(),
  day,
  at: instant,
  /** The server has it, and has yet to count it. */
  sent: v.boolean(),
});
type LocalReading = v.InferOutput<typeof localReadingSchema>;

const LATE_MS = COMPLETION_LATE_DAYS * 24 * 60 * 60 * 1000;

/**
 * The readings completed on this device that the server's progress does not count yet. One that is too late to be accepted has
 * been refused, or counted long ago.
 */
export const readingOutbox = createOutbox<LocalReading>({
  name: 'readings',
  schema: v.pipe(
    v.array(localReadingSchema),
    v.filterItems(({ at }) => at.getTime() > Date.now() - LATE_MS),
  ),
  idOf: ({ id }) => id,
  pathOf: (uid, { id }) => paths.userDailyReading(uid, id),
  isPending: ({ sent }) => !sent,
  onSent(uid, reading): void {
    // It may have been counted, and removed, before the write was confirmed.
    if (readingOutbox.has(uid, reading.id)) readingOutbox.put(uid, { ...reading, sent: true });
  },
});

/** As much as the record takes: a whole day. */
const MAX_SECONDS = 24 * 60 * 60;

interface Completion {
  uid: string;
  id: string;
  day: Day;
  seconds: number;
}

/** Records a completed reading, which counts on this device once the server has it or the device keeps it. */
export async function completeReading(
  { uid, id, day: of, seconds }: Completion,
  onRefused: (error: unknown) => void,
): Promise<Outcome> {
  const at = new Date();
  const record: UserDailyReading = {
    user_id: uid,
    daily_reading_id: id,
    reading_time_seconds: Math.min(Math.floor(seconds), MAX_SECONDS),
    completed_at: at,
    completed_on: of,
  };
  const reading = { id, day: of, at, sent: false };
  const delivery = writeDoc(paths.userDailyReading(uid, id), record);
  const outcome = await readingOutbox.follow(uid, reading, delivery, (error) => {
    readingOutbox.remove(uid, id);
    onRefused(error);
  });
  if (outcome !== 'refused') readingOutbox.put(uid, { ...reading, sent: outcome === 'sent' });
  return outcome;
}

/** Settles the readings that an earlier visit completed. */
export function useSettledReadings(uid: string): void {
  readingOutbox.useSettled(uid, ({ id }) => {
    readingOutbox.remove(uid, id);
    toastError(
      'Erro ao marcar leitura como concluída',
      'Uma leitura que você concluiu sem internet não foi aceita pelo servidor.',
    );
  });
}

interface ReadingProgress {
  /** With the readings completed on this device counted; unknown until something is known. */
  stats: UserStats | 'unknown';
  /** The ids of the completed readings that have not reached the server. */
  sending: ReadonlySet<string>;
}

/** A person's progress with the readings completed on this device, given what the server has counted. */
export function useReadingProgress(uid: string, confirmed: UserStats | 'unknown'): ReadingProgress {
  const local = readingOutbox.useEntries(uid);

  useEffect(() => {
    if (confirmed === 'unknown') return;
    const counted = local.map(({ id }) => id).filter((id) => hasReading(confirmed, id));
    if (counted.length > 0) readingOutbox.remove(uid, ...counted);
  }, [uid, confirmed, local]);

  return useMemo(() => {
    if (confirmed === 'unknown') return { stats: 'unknown', sending: new Set() };
    const uncounted = local.filter(({ id }) => !hasReading(confirmed, id));
    return {
      stats: withLocalReadings(confirmed, uncounted),
      sending: new Set(uncounted.filter(({ sent }) => !sent).map(({ id }) => id)),
    };
  }, [confirmed, local]);
}

/** The stats as the server will make them of what it has not counted yet. */
export const withLocalReadings = (stats: UserStats, uncounted: LocalReading[]): UserStats =>
  uncounted.reduce(
    (sofar, { id, day: of, at }) => recordReading(sofar, { reading_id: id, day: of, at }).stats,
    stats,
  );
