import { DAY_MS } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserDailyReading } from '@raizes/domain/documents/completions';
import { day as daySchema, instant } from '@raizes/domain/documents/fields';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { recordReading } from '@raizes/domain/progress/record';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { currentTime } from '@/lib/timing';
import { createWriteOutbox } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { correctDay, correctStamp, takeStamp } from '@/lib/clock';
import type { Stamp } from '@/lib/clock';
import { toastError } from '@/lib/toast';
import { writeStamped } from '@/lib/writes';
import { hasReading } from './reading';

const localReadingSchema = v.object({
  id: v.string(),
  day: daySchema,
  at: instant,
  /** The correction of the clock at that time, in milliseconds. */
  offset: v.number(),
  seconds: v.number(),
  /** The server has it but has not counted it yet. */
  sent: v.boolean(),
});
type LocalReading = v.InferOutput<typeof localReadingSchema>;

const LATE_MS = COMPLETION_LATE_DAYS * DAY_MS;

/**
 * The outbox of readings completed on this device that the server has not counted yet. A reading that is too late to be
 * accepted is dropped: it was refused, or counted long ago.
 */
export const readingOutbox = createWriteOutbox<LocalReading>({
  name: 'readings',
  schema: v.pipe(
    v.array(localReadingSchema),
    v.filterItems(({ at }) => at.getTime() > currentTime().getTime() - LATE_MS),
  ),
  idOf: ({ id }) => id,
  pathOf: (uid, { id }) => paths.userDailyReading(uid, id),
  isPending: ({ sent }) => !sent,
  onSent(uid, reading): void {
    // The reading can be counted, and removed, before the write is confirmed.
    if (readingOutbox.has(uid, reading.id)) readingOutbox.put(uid, { ...reading, sent: true });
  },
});

/** The maximum that the record accepts: a whole day. */
const MAX_SECONDS = 24 * 60 * 60;

interface Completion {
  uid: string;
  id: string;
  day: Day;
  seconds: number;
}

/** Records a completed reading. It counts on this device at once, until the server refuses it. */
export const completeReading = (
  completion: Completion,
  onRefused: (error: unknown) => void,
): Promise<Outcome> => send(completion, takeStamp(), onRefused);

async function send(
  { uid, id, day, seconds }: Completion,
  taken: Stamp,
  onRefused: (error: unknown) => void,
): Promise<Outcome> {
  const reading = {
    id,
    day,
    ...taken,
    seconds: Math.min(Math.floor(seconds), MAX_SECONDS),
    sent: false,
  };
  const delivery = writeStamped(paths.userDailyReading(uid, id), taken, (stamp) => {
    Object.assign(reading, stamp, { day: correctDay(day, taken.at, stamp.at) });
    readingOutbox.put(uid, reading);
    return recordOf(uid, reading);
  });
  return readingOutbox.follow(uid, reading, delivery, (error) => {
    readingOutbox.remove(uid, id);
    onRefused(error);
  });
}

const recordOf = (uid: string, { id, day, at, seconds }: LocalReading): UserDailyReading => ({
  user_id: uid,
  daily_reading_id: id,
  reading_time_seconds: seconds,
  completed_at: at,
  completed_on: day,
});

/** Settles the readings completed on an earlier visit. */
export function useSettleReadings(uid: string): void {
  readingOutbox.useSettle(uid, (reading) => void resend(uid, reading));
}

/** Resends a reading from an earlier visit that the server does not have, with a corrected stamp if this device's clock was wrong. */
async function resend(uid: string, reading: LocalReading): Promise<void> {
  const stamp = (await correctStamp(reading)) ?? { at: reading.at, offset: reading.offset };
  const correctedDay = correctDay(reading.day, reading.at, stamp.at);
  await send({ ...reading, uid, day: correctedDay }, stamp, reportRefusal);

  function reportRefusal(): void {
    readingOutbox.remove(uid, reading.id);
    toastError(
      'Erro ao marcar leitura como concluída',
      'Uma leitura que você concluiu sem internet não foi aceita pelo servidor.',
    );
  }
}

interface ReadingProgress {
  /** Includes the readings completed on this device; `unknown` until there are stats. */
  stats: UserStats | 'unknown';
  /** The ids of the completed readings that have not reached the server. */
  sending: ReadonlySet<string>;
}

/** The progress that the server has counted, with the readings completed on this device added. */
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

/** The stats as they will be when the server has counted these readings. */
export const withLocalReadings = (stats: UserStats, uncounted: LocalReading[]): UserStats =>
  uncounted.reduce(
    (soFar, { id, day, at }) => recordReading(soFar, { reading_id: id, day, at }).stats,
    stats,
  );
