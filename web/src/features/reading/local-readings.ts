import { day, instant } from '@raizes/domain/documents/fields';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { storage, useStoredText } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { hasReading, withLocalReadings } from './with-local-readings';

const completionSchema = v.object({
  id: v.string(),
  day,
  at: instant,
  /** The server has it, and has yet to count it. */
  sent: v.boolean(),
});
const schema = v.array(completionSchema);

/** A reading completed on this device that the server's progress does not show yet. */
type LocalReading = v.InferOutput<typeof completionSchema>;

const key = (uid: string) => `readings.${uid}`;

/** Those kept. One that is too old to be accepted any more has been refused, or has been counted long ago. */
function read(uid: string): LocalReading[] {
  const oldest = Date.now() - COMPLETION_LATE_DAYS * 24 * 60 * 60 * 1000;
  return (readStored(key(uid), schema) ?? []).filter(({ at }) => at.getTime() > oldest);
}

function write(uid: string, readings: LocalReading[]): void {
  if (readings.length > 0) storage.write(key(uid), readings);
  else storage.remove(key(uid));
}

export const localReadings = {
  read,
  keep(uid: string, reading: LocalReading): void {
    write(uid, [...read(uid).filter(({ id }) => id !== reading.id), reading]);
  },
  isSending: (uid: string, id: string) => read(uid).some((each) => each.id === id && !each.sent),
  markSent(uid: string, id: string): void {
    write(
      uid,
      read(uid).map((each) => (each.id === id ? { ...each, sent: true } : each)),
    );
  },
  forget(uid: string, ids: string[]): void {
    write(
      uid,
      read(uid).filter(({ id }) => !ids.includes(id)),
    );
  },
};

/** The readings that this device has completed and that wait for the server. */
function useLocalReadings(uid: string): LocalReading[] {
  const text = useStoredText(key(uid));
  return useMemo(() => (text === null ? [] : read(uid)), [uid, text]);
}

interface ReadingProgress {
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

/** Looks once after the readings that an earlier visit completed on this device; without any, nothing is loaded. */
export function useSettledReadings(uid: string, sending: ReadonlySet<string>): void {
  const [left] = useState(() => [...sending]);
  useEffect(() => {
    if (left.length === 0) return;
    import('./settle-readings')
      .then(({ settleReadings }) => settleReadings(uid, left))
      .catch((cause: unknown) => console.warn('The readings could not be looked after', cause));
  }, [uid, left]);
}
