import { day, instant } from '@raizes/domain/documents/fields';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { useMemo } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';
import { useStoredText } from '@/lib/use-stored-text';

const completionSchema = v.object({
  id: v.string(),
  day,
  at: instant,
  /** The server has it, and has yet to count it. */
  sent: v.boolean(),
});
const schema = v.array(completionSchema);

/** A reading completed on this device that the server's progress does not show yet. */
export type LocalReading = v.InferOutput<typeof completionSchema>;

const key = (uid: string) => `readings.${uid}`;

/** Those kept. One that is too old to be accepted any more has been refused, or has been counted long ago. */
function read(uid: string): LocalReading[] {
  const oldest = Date.now() - COMPLETION_LATE_DAYS * 24 * 60 * 60 * 1000;
  return (stored(key(uid), schema) ?? []).filter(({ at }) => at.getTime() > oldest);
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
export function useLocalReadings(uid: string): LocalReading[] {
  const text = useStoredText(key(uid));
  return useMemo(() => (text === null ? [] : read(uid)), [uid, text]);
}
